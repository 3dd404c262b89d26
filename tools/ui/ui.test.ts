import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const set = fileURLToPath(new URL('../../client/src/ui', import.meta.url));

test('the page of the component set shows every component there is', () => {
  const shown = readdirSync(here)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(here, file), 'utf8'))
    .join('\n');
  const files = readdirSync(set, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(20);
  // Used through field.tsx and toast.tsx.
  const parts = ['banner-frame.tsx', 'fields/inputs.tsx', 'overlays/toast-view.tsx'];
  const missing = files.filter((file) => !parts.includes(file) && !shown.includes(`client/src/ui/${file}'`));
  expect(missing).toEqual([]);
});
