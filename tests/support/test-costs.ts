/** What the tests of one file waited for: how often, and how many milliseconds in all. */
export type TestCosts = Record<string, { times: number; ms: number }>;

declare module 'vitest' {
  interface TaskMeta {
    costs?: TestCosts;
    /** Processor time of the worker during the file, in seconds. */
    cpuSeconds?: number;
  }
}

// The set-up file and the tests of a worker may each load this module.
const holder = globalThis as unknown as { testCosts?: TestCosts };

/** Does something expensive and notes what it took. Things that run at once are counted in full. */
export async function measureCost<Result>(kind: string, act: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await act();
  } finally {
    const cost = ((holder.testCosts ??= {})[kind] ??= { times: 0, ms: 0 });
    cost.times += 1;
    cost.ms += performance.now() - start;
  }
}

/** What was noted since the last call. */
export function takeRecordedCosts(): TestCosts {
  const taken = holder.testCosts ?? {};
  holder.testCosts = {};
  return taken;
}
