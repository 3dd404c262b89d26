import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

// Starts a child process from its TypeScript source, in development and in tests. A build starts its own file.
register();
await import(pathToFileURL(/** @type {string} */ (process.argv[2])).href);
