import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder, found by its package.json, because this code also runs from `dist/server`. */
export const PROJECT_DIR = above(import.meta.dirname);

function above(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : above(dirname(folder));
}
