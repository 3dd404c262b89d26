import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What is made of a build in `dist`, once: made anew when another build has taken its place under the running server.
 * While there is none, or it cannot be read yet, the last one stays.
 */
export function perBuild<T extends object>(dist: string, make: () => T): () => T {
  let made: T | undefined;
  let madeOf = '';
  return () => {
    const build = markOf(dist);
    if (made && (build === null || build === madeOf)) return made;
    try {
      made = make();
      madeOf = build ?? '';
    } catch (error) {
      if (!made) throw error;
    }
    return made;
  };
}

/** Names a build by its page, which every build writes. */
function markOf(dist: string): string | null {
  const page = statSync(join(dist, 'index.html'), { throwIfNoEntry: false });
  return page ? `${page.ino} ${page.mtimeMs}` : null;
}
