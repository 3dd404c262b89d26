import type { LiveEvent, SessionEnd } from '#shared/contracts/events.ts';
import type { EventStream } from '../../http/sse.ts';
import type { Logger } from '../../http/logger.ts';
import { listenForSessionEnds, sessionDigest, type SessionChannel } from './session-channel.ts';

const RECHECK_MS = 10_000;
/** A browser has a few tabs; whoever opens more loses the oldest. */
const STREAMS_PER_SESSION = 10;

const CONNECTED: LiveEvent = { type: 'connected', message: 'Connected' };

/** The open event streams of this process, each of which ends with its owner's session. */
export interface LiveEvents {
  /** Serves a stream until it is closed or its session ends. Never prolongs the session. */
  serve(sessionId: string, stream: EventStream): Promise<void>;
  /** Ends every stream of this process and its connection to the database. */
  close(): Promise<void>;
  openStreams(): number;
}

interface LiveEventsOptions {
  connectionString: string;
  logger: Logger;
  /** Of these sessions, those that are over, and how each is to be told so. */
  findEnded: (sessionIds: string[]) => Promise<Map<string, SessionEnd>>;
}

export function createLiveEvents({ connectionString, logger, findEnded }: LiveEventsOptions): LiveEvents {
  const sessions = new Map<string, { sessionId: string; streams: Set<EventStream> }>();
  let channel: SessionChannel | undefined;
  let recheckTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function finish(digest: string, { type, message }: SessionEnd) {
    for (const stream of sessions.get(digest)?.streams ?? []) {
      stream.send({ type, message });
      stream.end();
    }
  }

  /** Finds what no notice told: sessions that ran out, and ends while nobody listened. */
  async function recheck(sessionIds = [...sessions.values()].map(({ sessionId }) => sessionId)) {
    if (sessionIds.length === 0) return;
    try {
      const ended = await findEnded(sessionIds);
      for (const [sessionId, end] of ended) finish(sessionDigest(sessionId), end);
    } catch (error) {
      logger.warn({ err: error }, 'live events: sessions not checked');
    }
  }

  function start() {
    channel ??= listenForSessionEnds({
      connectionString,
      logger,
      onNotice: ({ session, ...end }) => finish(session, end),
      onListening: () => void recheck(),
    });
    recheckTimer ??= setInterval(() => void recheck(), RECHECK_MS).unref();
  }

  return {
    async serve(sessionId, stream) {
      if (isClosed) return stream.end();
      start();
      const digest = sessionDigest(sessionId);
      const entry = sessions.get(digest) ?? { sessionId, streams: new Set<EventStream>() };
      sessions.set(digest, entry);
      entry.streams.add(stream);
      const [oldest] = entry.streams;
      if (entry.streams.size > STREAMS_PER_SESSION) oldest?.end();
      stream.onClose(() => {
        entry.streams.delete(stream);
        if (entry.streams.size === 0 && sessions.get(digest) === entry) sessions.delete(digest);
      });
      stream.send(CONNECTED);
      // It may have ended between the request's own look and now.
      await recheck([sessionId]);
    },
    async close() {
      isClosed = true;
      clearInterval(recheckTimer);
      for (const { streams } of sessions.values()) for (const stream of streams) stream.end();
      await channel?.close();
    },
    openStreams: () => [...sessions.values()].reduce((sum, { streams }) => sum + streams.size, 0),
  };
}
