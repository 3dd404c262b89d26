/**
 * Zod probes whether it may use `eval`, which the page's CSP forbids and Firefox reports as an error. Zod reads this setting when
 * it loads; its own `config` would pull all of it into the start page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
