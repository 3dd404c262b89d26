/**
 * A chunk could not be loaded, either because there was no connection or because a newer version has replaced the file on the
 * server.
 */
export class PageLoadError extends Error {
  override name = 'PageNotLoaded';
}

let tries = 0;

/**
 * Imports a module, and rejects with `PageLoadError` so that the error page can suggest a fix. Browsers may cache a failed
 * import and never request its URL again, so the retry uses a different one.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load().catch((cause: unknown) => {
      const [link = ''] = /https?:\S*/.exec(String(cause)) ?? [];
      const end = link.lastIndexOf('.js');
      if (end === -1) throw cause;
      const address = link.slice(0, end + '.js'.length);
      return import(/* @vite-ignore */ `${address}?${(tries += 1)}`) as Promise<Module>;
    });
  } catch (cause) {
    throw new PageLoadError(String(cause), { cause });
  }
}
