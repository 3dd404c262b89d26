/**
 * Zod probes whether it may use `eval`, which the CSP forbids and Firefox reports as an error. Zod reads this setting when it
 * loads; its own `config` would pull the whole library into the start page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
