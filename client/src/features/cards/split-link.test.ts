import { expect, it } from 'vitest';
import { splitLink } from './split-link.ts';

it.each(['https://leavebits.example/report/N-_iGv-J-----x/death', 'aaaaaaa--b', '', 'short'])(
  'no line of %j ends with a hyphen, and nothing is lost',
  (link) => {
    const groups = splitLink(link);
    expect(groups.join('')).toBe(link);
    for (const group of groups.slice(0, -1)) expect(group).not.toMatch(/-$/);
  },
);
