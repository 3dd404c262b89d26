import { expect, it } from 'vitest';
import { stripDirectionMarks } from './direction-marks.ts';

it('shows a text in the order of its letters, and leaves right-to-left languages alone', () => {
  expect(stripDirectionMarks('https://bank.example/ \u202Eevil\u202C \u2066x\u2069')).toBe(
    'https://bank.example/ evil x',
  );
  expect(stripDirectionMarks('שלום עולם')).toBe('שלום עולם');
});
