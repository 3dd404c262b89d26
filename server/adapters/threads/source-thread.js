import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// Starts a thread from its TypeScript source, in development and in tests. A build starts its own file.
register();
await import(/** @type {string} */ (workerData));
