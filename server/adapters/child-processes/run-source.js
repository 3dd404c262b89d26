import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

// Starts a child process from its TypeScript source, in development and in tests. Builds run the bundled file instead.
register();
await import(pathToFileURL(/** @type {string} */ (process.argv[2])).href);
