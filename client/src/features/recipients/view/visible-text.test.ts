import { expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

it('shows a text in the order of its letters, and leaves right-to-left languages alone', () => {
  expect(visibleText('https://bank.example/ \u202Eevil\u202C \u2066x\u2069')).toBe(
    'https://bank.example/ evil x',
  );
  expect(visibleText('שלום עולם')).toBe('שלום עולם');
});
