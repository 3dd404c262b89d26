import { createObjectStore } from '#server/adapters/object-store.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { startObjectStoreSimulator, type ObjectStoreSimulator } from './simulator.ts';
import { listObjectKeys } from './stored-objects.ts';

/** A server whose files go to an object store that can misbehave. */
export interface ObjectStoreApp extends TestApp {
  simulator: ObjectStoreSimulator;
  /** `short`: for a store that never answers. */
  setPatience(patience: 'usual' | 'short'): void;
  /** The keys of this database's objects in the store. */
  listKeys(): Promise<string[]>;
}

/** For a store that never answers. A busy machine doesn't always answer in time, so nothing else uses them. */
const SHORT_TIMEOUTS = { connectMs: 300, idleMs: 300, totalMs: 5000, pauseMs: 0 };

export async function startObjectStoreApp(settings: Record<string, string> = {}): Promise<ObjectStoreApp> {
  const simulator = await startObjectStoreSimulator();
  const app = await startTestApp({ ...settings, FILES_URL: simulator.url });
  const usual = app.ctx.objectStore!;
  const impatient = createObjectStore(app.ctx.config.objectStore!, SHORT_TIMEOUTS);
  return {
    ...app,
    simulator,
    setPatience: (patience) => void (app.ctx.objectStore = patience === 'usual' ? usual : impatient),
    listKeys: () => listObjectKeys(app),
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await Promise.all([usual.close(), impatient.close()]);
      await simulator[Symbol.asyncDispose]();
    },
  };
}
