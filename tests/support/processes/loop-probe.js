import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// Plain JavaScript, because Node loads it with `--import` into a server that runs from its build.

const TICK_MS = 10;

/**
 * This thread's CPU time in ms. It does not grow while the thread waits for a CPU, so other processes on the machine do not
 * count. Linux only; elsewhere it is the time of day.
 */
function usedMs() {
  try {
    const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return performance.now();
  }
}

// The server's threads inherit its process's arguments.
if (isMainThread) {
  let longestMs = 0;
  let last = usedMs();
  const measure = () => {
    const now = usedMs();
    longestMs = Math.max(longestMs, now - last);
    last = now;
  };
  setInterval(measure, TICK_MS).unref();
  createServer((_req, res) => {
    measure();
    res.end(String(longestMs));
    longestMs = 0;
  })
    .listen(Number(process.env['LOOP_PROBE_PORT']), '127.0.0.1')
    .unref();
}
