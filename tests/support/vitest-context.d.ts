import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test cluster, to a database that no test uses. */
    postgresUrl: string;
    /** Decides every random choice of the tests. */
    seed: number;
    /** False if no Chromium could be found or installed: the journeys are then skipped. Undefined where no journey runs. */
    hasBrowser?: boolean;
    /** The width of every page of a run, if it has one. */
    width?: number;
  }
}
