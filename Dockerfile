# SPDX-License-Identifier: Apache-2.0
# An image that surveys: docker run --rm -v "$PWD:/code" IMAGE Sources
FROM swift:6.3-bookworm AS build
WORKDIR /package
RUN apt-get update -q \
  && apt-get install -y -q --no-install-recommends libjemalloc-dev pkg-config python3 \
  && rm -rf /var/lib/apt/lists/*
COPY . .
RUN scripts/package --output /tmp \
  && mkdir /tool \
  && tar -xzf /tmp/swift-view-benchmark-*.tar.gz -C /tool --strip-components 1

# Screens are compiled where they are surveyed, so the toolchain is there, too.
FROM swift:6.3-bookworm
RUN apt-get update -q \
  && apt-get install -y -q --no-install-recommends python3 \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /tool /tool
ENV PATH=/tool/bin:/tool/scripts:$PATH
WORKDIR /code
ENTRYPOINT ["/tool/scripts/survey", "--scratch", "/tmp/survey"]
