/** What the tests of one file waited for: how often, and how many milliseconds in total. */
export type TestCosts = Record<string, { times: number; ms: number }>;

declare module 'vitest' {
  interface TaskMeta {
    costs?: TestCosts;
    /** The worker's CPU time during the file, in seconds. */
    cpuSeconds?: number;
  }
}

// The setup file and a worker's tests may each load this module.
const holder = globalThis as unknown as { testCosts?: TestCosts };

/** Runs something expensive and records its duration. Concurrent runs are counted in full. */
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

/** What was recorded since the last call. */
export function takeRecordedCosts(): TestCosts {
  const taken = holder.testCosts ?? {};
  holder.testCosts = {};
  return taken;
}
