import type { Page, Request } from 'playwright-core';

export interface RecordedTraffic {
  /** Which of these texts occur in anything that the page's browser has sent: URLs, headers or bodies, in common encodings. */
  findSent: (texts: readonly string[]) => Promise<string[]>;
}

/** Records every request of a page and its workers. Call it before the page sends anything that matters. */
export function recordTraffic(page: Page): RecordedTraffic {
  const requests: Request[] = [];
  const frames: string[] = [];
  page.context().on('request', (request) => requests.push(request));
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.push(String(payload))));
  return {
    async findSent(texts) {
      const sent = [...frames];
      for (const request of requests) {
        const headers = await request.allHeaders().catch(() => request.headers());
        sent.push(request.url(), JSON.stringify(headers), request.postDataBuffer()?.toString('latin1') ?? '');
      }
      const all = normalise(sent.join('\n'));
      return texts.filter((text) => encodings(text).some((encoded) => all.includes(normalise(encoded))));
    },
  };
}

/** Case and spaces don't matter, because a key may be typed in any. */
const normalise = (text: string) => text.toLowerCase().replaceAll(/\s|%20|\+/g, '');

/** How a text may look in a request. In base64, its beginning can be at any of three offsets. */
function encodings(text: string): string[] {
  const bytes = Buffer.from(text);
  const base64 = [0, 1, 2].map((offset) =>
    Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .slice(offset === 0 ? 0 : 4, -4),
  );
  return [text, encodeURIComponent(text), bytes.toString('latin1'), bytes.toString('hex'), ...base64];
}
