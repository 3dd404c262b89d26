import { expect, it, vi } from 'vitest';
import { preloadAfterPaint } from './preloadable-component.tsx';

/** Simulates a page that preloads a part, and waits for two frames. @returns how many times the part was loaded */
async function loadsAhead(connection?: { saveData?: boolean }): Promise<number> {
  const preload = vi.fn<() => void>();
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
  vi.stubGlobal('navigator', connection ? { connection } : {});
  preloadAfterPaint({ preload });
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  return preload.mock.calls.length;
}

it.each([undefined, {}, { saveData: false }])('loads ahead when the connection is %o', async (connection) => {
  expect(await loadsAhead(connection)).toBe(1);
});

it('loads nothing ahead for somebody who saves data', async () => {
  expect(await loadsAhead({ saveData: true })).toBe(0);
});
