import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { LiveEvent } from '../../shared/contracts/live-events.ts';
import type { Visitor } from './visitor.ts';

/** An open GET /api/events stream, as held by a browser. */
export interface TestEventStream {
  status: number;
  headers: IncomingHttpHeaders;
  /** The events so far, including the greeting. */
  events: LiveEvent[];
  /** All bytes so far, including comments. */
  text(): string;
  isOver(): boolean;
  /** Drops the stream, as closing the tab does. */
  drop(): void;
}

/** Resolves with the response's headers. */
export function openTestEventStream(visitor: Visitor): Promise<TestEventStream> {
  return new Promise((resolve, reject) => {
    const request = visitor
      .send('get', '/api/events')
      .buffer(false)
      .parse((stream, done) => {
        const answer = stream as unknown as IncomingMessage;
        const events: LiveEvent[] = [];
        let text = '';
        let isOver = false;
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
          events.splice(0, events.length, ...eventsIn(text));
        });
        answer.on('close', () => {
          isOver = true;
          done(null, null);
        });
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          events,
          text: () => text,
          isOver: () => isOver,
          drop: () => answer.destroy(),
        });
      });
    request.end((error: (Error & { code?: string }) | null) => {
      const code = error?.code;
      if (error && code !== 'ECONNRESET' && code !== 'ABORTED') reject(error);
    });
  });
}

function eventsIn(text: string): LiveEvent[] {
  const messages = text.split('\n\n').slice(0, -1);
  return messages
    .filter((message) => message.startsWith('data: '))
    .map((message) => JSON.parse(message.slice('data: '.length)) as LiveEvent);
}
