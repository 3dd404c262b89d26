import { expect, it } from 'vitest';
import { isViewableFileName } from './viewable-name.ts';

it.each(['clip.3gp', 'clip.3g2', 'memo.AAC', 'scan.bmp', 'letter'])('offers to view %s', (name) => {
  expect(isViewableFileName(name)).toBe(true);
});

it.each(['all.zip', 'setup.exe', 'letter.docx'])('does not offer to view %s', (name) => {
  expect(isViewableFileName(name)).toBe(false);
});
