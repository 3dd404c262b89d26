import { startObjectStoreSimulator } from '../../tests/support/object-store/simulator.ts';

/* An S3 server in a process of its own, so that its work isn't the benchmark's. Reports its port to the parent. */
const store = await startObjectStoreSimulator();
// The simulator doesn't keep a process alive. The parent does, as long as it is there.
process.channel!.ref();
process.once('SIGTERM', () => void store[Symbol.asyncDispose]().then(() => process.exit()));
process.send!(Number(new URL(new URL(store.url).searchParams.get('endpoint')!).port));
