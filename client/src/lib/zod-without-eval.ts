/**
 * Zod tries whether it may make code from text. The page's policy forbids that, and Firefox reports the try as an error.
 * Zod reads this setting when it loads. Its own `config` would add all of it to the start page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
