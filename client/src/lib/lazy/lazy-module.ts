import { ApiError } from '../http/api-error.ts';
import { importWithRetry } from './lazy-page.ts';

const NOT_LOADED =
  'A part of this page could not be loaded. Check your internet connection, or load the page again.';

export interface LazyModule<Module> {
  /** @throws ApiError, with words for the person whose press needs the code */
  load: () => Promise<Module>;
  /** Loads the code early. If that fails, the next `load` tries again. */
  preload: () => void;
}

/** Code that a page needs only once somebody does something there, such as the shapes of its calls. */
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
