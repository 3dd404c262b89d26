import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test cluster, on a database that no test uses. */
    postgresUrl: string;
    /** False when no Chromium could be found or installed: the journeys are then skipped. */
    hasBrowser: boolean;
  }
}
