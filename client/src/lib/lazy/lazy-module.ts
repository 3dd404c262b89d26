import { ApiError } from '../http/api-error.ts';
import { importWithRetry } from './import-with-retry.ts';

const NOT_LOADED = 'Part of this page couldn’t be loaded. Check your internet connection or reload the page.';

export interface LazyModule<Module> {
  /** @throws ApiError with a message for the user whose action needs the code */
  load: () => Promise<Module>;
  /** Preloads the code. If that fails, the next `load` retries. */
  preload: () => void;
}

/** Code that a page only needs after an interaction, such as API schemas. */
export function lazyModule<Module>(get: () => Promise<Module>): LazyModule<Module> {
  async function load() {
    try {
      return await importWithRetry(get);
    } catch (cause) {
      console.warn(cause);
      throw new ApiError('unreachable', NOT_LOADED);
    }
  }
  return { load, preload: () => void load().catch(() => undefined) };
}
