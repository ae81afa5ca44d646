// SPDX-License-Identifier: Apache-2.0
// What the harness needs from the operating system and Swift cannot say directly:
// clocks without a call in between, child processes, signals, instruction counters.
#ifndef C_MEASUREMENT_H
#define C_MEASUREMENT_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
#include <time.h>

// MARK: - Clocks (header-only, so that a read is the system's clock_gettime and nothing else)

static inline uint64_t cm_nanoseconds(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

/// Wall time that never jumps, in nanoseconds from an arbitrary start.
static inline uint64_t cm_monotonic_nanoseconds(void) { return cm_nanoseconds(CLOCK_MONOTONIC); }

/// Processor time of the calling thread, user and system, in nanoseconds.
static inline uint64_t cm_thread_cpu_nanoseconds(void) {
  return cm_nanoseconds(CLOCK_THREAD_CPUTIME_ID);
}

// MARK: - Reference work

/// The rounds of `cm_reference_work`.
enum { cm_reference_rounds = 10000 };

/// Does so many rounds of arithmetic, and nothing with the result.
void cm_do_arithmetic(uint64_t rounds);

/// Does the same arithmetic every time, some 7 µs of it, and returns the nanoseconds it took.
///
/// It touches no memory and keeps several units of the processor busy at once, so that it is slower whenever
/// somebody else runs on the same core, as a neighbour on a shared machine does, or the clock is lower.
uint64_t cm_reference_work(void);

// MARK: - Build

/// The C compiler that built this library, which is part of the Swift toolchain.
const char *cm_compiler_version(void);

// MARK: - Main queue

/// Runs what is sent to the main queue, on the calling thread, which must be the first one; for ever.
///
/// A run loop does this too, but now and then with an allocation of its own.
void cm_drain_main_queue(void);

// MARK: - Tasks

/// From now on the tasks that are off the main actor run on threads of this library, in the order in which they became
/// ready, and only when the main queue has nothing to do or `cm_let_others_rest` is called: so what two of them do happens in
/// the same order every time. Called once, on the first thread, which must drain the main queue with `cm_drain_main_queue`.
/// Returns whether this runtime lets anybody else run them.
bool cm_take_tasks(void);

/// Lets the tasks that wait run, and waits until all other threads rest, for as long as what one does wakes another; on the
/// first thread. Those that never rest are waited for less and less. Returns whether any of them did something and all came
/// to rest.
bool cm_let_others_rest(void);

// MARK: - Delayed work

/// A block, and the queue of libdispatch that it was sent to, to be run later.
typedef struct cm_delayed_work cm_delayed_work;

/// Asked, on any thread, when a block is sent that is due in so many nanoseconds; INT64_MAX is never. Says whether it takes the
/// block, which it then owns.
typedef bool (*cm_work_taker)(cm_delayed_work *work, int64_t nanoseconds);

/// From now on this function is asked about every block of this process that is to be run later.
void cm_take_delayed_work(cm_work_taker taker);

/// Runs a block: at once, if it was sent to the main queue, which must be the caller's; else on its queue.
void cm_run_work(cm_delayed_work *work);

/// Gives up what belongs to a block, which is not run any more.
void cm_drop_work(cm_delayed_work *work);

// MARK: - Memory

/// The highest resident size this process has had, in bytes; 0 when the system does not say.
uint64_t cm_peak_resident_bytes(void);

// MARK: - Child processes

typedef struct {
  pid_t pid;   ///< The child, the leader of its own session.
  int input;   ///< Write end of the child's standard input; -1 when it is empty.
  int output;  ///< Read end of the child's standard output.
  int errors;  ///< Read end of the child's standard error.
} cm_child;

/// Starts `path` with both output streams piped; standard input too if it `listens`, else it is empty.
/// It, and each process that it starts, is refused more than `data_limit` bytes of memory that can be written; UINT64_MAX
/// is no limit. Returns 0 or an errno.
int cm_spawn(const char *path, char *const argv[], char *const envp[], bool listens, uint64_t data_limit,
             cm_child *child);

/// Copies a binary program into a file of its own, which has no name and is gone when nothing uses it any more.
/// Returns a descriptor that it can be started by, as `/proc/self/fd/…`, or -1 if there is no copy.
int cm_copy_program(const char *path);

/// Sees to it that this process ends when the parent `parent` is gone, however that ended, and with it what it has
/// started, if it leads a session; at once if the parent already is gone.
void cm_die_with_parent(pid_t parent);

/// Makes a backtrace of an abort begin at whoever called the C library, which cannot be walked through. Only where the
/// runtime writes one; without effect on other machines than x86-64.
void cm_trace_aborts(void);

/// Has the kernel refuse this process, and what it starts, every connection to another machine, at once and for good:
/// what asks for the network finds none. Returns whether it does.
bool cm_refuse_network(void);

/// From now on Swift's random numbers in this process are the same ones as after every other call of this function.
void cm_repeat_random_numbers(void);

/// From now on the date in this process, in seconds since 1970, is this one; a microsecond later each time that it is asked
/// for, and as much later as `cm_move_date` says.
void cm_repeat_dates(int64_t seconds);

/// Makes the date of `cm_repeat_dates` so much later.
void cm_move_date(int64_t nanoseconds);

/// Sends standard output to where standard error goes and returns a private descriptor of the old output.
int cm_divert_standard_output(void);

/// Where in this program the functions stand that are being called, innermost first, at most so many; returns how many
/// there are. The addresses count from the program's beginning; functions of libraries are left out.
int cm_callers(uint64_t *addresses, int limit);

/// Whether a child has ended. Its number stays its own until it is reaped.
bool cm_has_ended(pid_t child);

/// Kills every process of the session that `leader`, a child that is not reaped yet, leads.
void cm_kill_session(pid_t leader);

/// Waits for a child and returns its wait status; the most memory that it or a child of its own had resident.
int cm_reap(pid_t child, uint64_t *peak_resident_bytes);

/// What the `data_limit` of `cm_spawn` limits, of a process now; 0 when the system does not say.
uint64_t cm_data_bytes(pid_t child);

/// The memory of this machine in bytes; 0 when the system does not say.
uint64_t cm_physical_memory(void);

/// What a wait status means: the exit code, or 128 + the signal that ended the process.
int cm_exit_code(int status);

/// The signal that ended the process, or 0.
int cm_ending_signal(int status);

// MARK: - Address randomisation

/// Switches address randomisation off (or on again) for programs started from now on. False: refused.
bool cm_set_address_randomisation(bool on);

// MARK: - Processors

/// Keeps this thread, and the programs it starts, on that of its processors on which the reference work is the
/// fastest now. False: refused, and nothing is changed.
bool cm_stay_on_quietest_processor(void);

/// Ends that.
void cm_leave_processor(void);

// MARK: - Interrupts

/// Notes SIGINT and SIGTERM instead of dying, and ignores SIGPIPE. Returns the descriptor to poll, or -1.
int cm_catch_interrupts(void);

/// The first signal caught since `cm_catch_interrupts`, or 0.
int cm_caught_signal(void);

// MARK: - Instruction counters

/// Opens a counter of this thread's user-mode instructions; -1 when the kernel offers none.
int cm_perf_open(void);
void cm_perf_start(int counter);
/// Stops and returns the instructions since the last start.
uint64_t cm_perf_stop(int counter);

/// True when this library was built with valgrind's headers.
bool cm_has_callgrind(void);
/// True when the process runs under valgrind.
bool cm_on_valgrind(void);
/// Begins to look at what runs, with nothing counted. Under anything but callgrind it does nothing. Callgrind counts calls
/// wherever it looks, also where it collects no instructions; so it is to look at nothing else.
void cm_callgrind_start(void);
/// Ends that.
void cm_callgrind_stop(void);
/// Writes what was collected to the next dump file and forgets it.
void cm_callgrind_dump(void);
/// True when the Swift runtime is a library of its own, so that callgrind knows its functions by name.
bool cm_runtime_is_shared(void);

#endif
