import { expect, it, vi } from 'vitest';

it('a browser without Array.prototype.toSorted gets one that leaves the array as it is', async () => {
  const own = Object.getOwnPropertyDescriptor(Array.prototype, 'toSorted')!;
  Reflect.deleteProperty(Array.prototype, 'toSorted');
  try {
    vi.resetModules();
    await import('./array-to-sorted.ts');
    const list = [3, 10, 2];
    expect([list.toSorted(), list.toSorted((one, other) => one - other), list]).toEqual([
      [10, 2, 3],
      [2, 3, 10],
      [3, 10, 2],
    ]);
    expect(Object.keys(Array.prototype)).not.toContain('toSorted');
  } finally {
    Object.defineProperty(Array.prototype, 'toSorted', own);
  }
});
