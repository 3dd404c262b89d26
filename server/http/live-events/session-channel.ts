import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { z } from 'zod/mini';
import { liveEventSchema } from '#shared/contracts/live-events.ts';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { BoundedClient, connectionTimeouts } from '../../db/bounded-client.ts';
import type { Logger } from '../log/logger.ts';

/** PostgreSQL's NOTIFY channel for events to a session's open pages, especially the session's end. */
export const SESSION_CHANNEL = 'leavebits_session';

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5 * SECOND_MS;
/** A dead connection is indistinguishable from a quiet one until it is queried. */
const ASKED_EVERY_MS = 15 * SECOND_MS;
const CLOSED_WITHIN_MS = 2 * SECOND_MS;

const notice = z.object({ session: z.string(), ...liveEventSchema.shape });
type SessionNotice = z.infer<typeof notice>;

/** Identifies a session in places where its id must not appear. */
export function digestSessionId(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex');
}

export interface SessionChannel {
  close(): Promise<void>;
}

interface ChannelOptions {
  connectionString: string;
  logger: Logger;
  onNotice: (notice: SessionNotice) => void;
  /** Called after each connect, because notifications may have been missed before. */
  onListening: () => void;
  askedEveryMs?: number;
}

/** The single listening connection of a process. Reconnects automatically with increasing delays until it is closed. */
export function listenToSessionChannel(options: ChannelOptions): SessionChannel {
  const { connectionString, logger, onNotice, onListening, askedEveryMs = ASKED_EVERY_MS } = options;
  let isClosed = false;
  let waitMs = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;

  async function connect() {
    const next = new BoundedClient({
      ...connectionTimeouts,
      connectionString,
      application_name: 'leavebits-events',
    });
    client = next;
    let isOver = false;
    let question: NodeJS.Timeout | undefined;
    const retry = (error?: Error) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(question);
      next.end().catch(() => undefined);
      if (isClosed) return;
      logger.warn({ err: error }, 'live events: connection lost, reconnecting');
      timer = setTimeout(() => void connect(), waitMs);
      timer.unref();
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    };
    const ask = () => {
      question = setTimeout(() => void next.query('select').then(ask, retry), askedEveryMs);
      question.unref();
    };
    next.on('error', retry);
    next.on('end', () => retry());
    next.on('notification', ({ payload }) => {
      const heard = notice.safeParse(parse(payload)).data;
      if (heard) onNotice(heard);
    });
    try {
      await next.connect();
      await next.query(`listen ${SESSION_CHANNEL}`);
      waitMs = FIRST_WAIT_MS;
      ask();
      onListening();
    } catch (error) {
      retry(error as Error);
    }
  }
  void connect();

  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      // A dead connection never confirms that it has ended.
      await Promise.race([client?.end().catch(() => undefined), delay(CLOSED_WITHIN_MS)]);
    },
  };
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return undefined;
  }
}
