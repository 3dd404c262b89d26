import { afterEach, expect, it, vi } from 'vitest';
import { openLiveStream } from './live-stream.ts';

afterEach(() => vi.unstubAllGlobals());

it('says when it is back after a break, and not when it first opens', () => {
  const sources: { onopen?: () => void; close: () => void }[] = [];
  const online: (() => void)[] = [];
  class FakeSource {
    constructor() {
      sources.push(this);
    }
    close() {}
  }
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('window', {
    addEventListener: (_type: string, listener: () => void) => online.push(listener),
    removeEventListener: () => undefined,
    setTimeout: () => 0,
  });
  const onBack = vi.fn();
  const nothing = () => undefined;
  const close = openLiveStream({ path: '/api/events', onMessage: nothing, onBack, onRefused: nothing });
  sources[0]?.onopen?.();
  expect(onBack).not.toHaveBeenCalled();
  for (const listener of online) listener();
  expect(sources).toHaveLength(2);
  sources[1]?.onopen?.();
  expect(onBack).toHaveBeenCalledTimes(1);
  close();
});
