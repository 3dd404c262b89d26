import { setTimeout as delay } from 'node:timers/promises';
import { isSessionEndEvent, type LiveEvent, type SessionEndEvent } from '#shared/contracts/live-events.ts';
import type { EventStream } from '../sse.ts';
import type { Logger } from '../log/logger.ts';
import { serviceLimits } from '../../limits.ts';
import { UNKNOWN_SESSION_END } from './find-ended-sessions.ts';
import { listenToSessionChannel, digestSessionId, type SessionChannel } from './session-channel.ts';

/** The open event streams of this process. Each one ends with its owner's session. */
export interface LiveEvents {
  /** Serves a stream until it is closed or its session ends. Never extends the session. */
  serve(session: { id: string; ownerId: number }, stream: EventStream): Promise<void>;
  /** Ends every stream of this process and its connection to the database. */
  close(): Promise<void>;
  openStreams(): number;
}

interface LiveEventsOptions {
  connectionString: string;
  logger: Logger;
  /** Finds the sessions that have ended, with the event to send to their pages, or null to send none. */
  findEnded: (sessionIds: string[]) => Promise<Map<string, SessionEndEvent | null>>;
  /** The maximum delay between a session's end and its notification. */
  noticeLagMs?: number;
}

/** The number of ended sessions remembered for pages that open their stream a moment later. */
const REMEMBERED_ENDS = 1000;

export function createLiveEvents({
  connectionString,
  logger,
  findEnded,
  noticeLagMs = serviceLimits.noticeLagMs,
}: LiveEventsOptions): LiveEvents {
  const sessions = new Map<string, { sessionId: string; streams: Set<EventStream> }>();
  /** Keyed by the session's digest, oldest first. */
  const heardEnds = new Map<string, SessionEndEvent>();
  let channel: SessionChannel | undefined;
  let recheckTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** Sends an event to all pages of a session. The session's end also closes the streams; null closes them silently. */
  function tell(digest: string, event: LiveEvent | null) {
    for (const stream of sessions.get(digest)?.streams ?? []) {
      if (event) stream.send(event);
      if (!event || isSessionEndEvent(event)) stream.end();
    }
  }

  /** Finds sessions whose end was not announced, because they expired or the listener was disconnected. */
  async function recheck(sessionIds = [...sessions.values()].map(({ sessionId }) => sessionId)) {
    if (sessionIds.length === 0) return;
    try {
      const ended = await findEnded(sessionIds);
      if ([...ended.values()].includes(UNKNOWN_SESSION_END))
        await delay(noticeLagMs, undefined, { ref: false });
      for (const [sessionId, end] of ended) {
        const digest = digestSessionId(sessionId);
        tell(digest, end === UNKNOWN_SESSION_END ? (heardEnds.get(digest) ?? end) : end);
      }
    } catch (error) {
      logger.warn({ err: error }, 'live events: sessions could not be checked');
    }
  }

  function onNotice(digest: string, event: LiveEvent) {
    if (isSessionEndEvent(event)) {
      heardEnds.set(digest, event);
      if (heardEnds.size > REMEMBERED_ENDS) heardEnds.delete(heardEnds.keys().next().value!);
    }
    tell(digest, event);
  }

  function start() {
    channel ??= listenToSessionChannel({
      connectionString,
      logger,
      onNotice: ({ session, ...event }) => onNotice(session, event),
      onListening: () => void recheck(),
    });
    recheckTimer ??= setInterval(() => void recheck(), serviceLimits.sessionCheckIntervalMs).unref();
  }

  return {
    async serve({ id: sessionId, ownerId }, stream) {
      if (isClosed) return stream.end();
      start();
      const digest = digestSessionId(sessionId);
      const entry = sessions.get(digest) ?? { sessionId, streams: new Set<EventStream>() };
      sessions.set(digest, entry);
      entry.streams.add(stream);
      const [oldest] = entry.streams;
      if (entry.streams.size > serviceLimits.streamsPerSession) oldest?.end();
      stream.onClose(() => {
        entry.streams.delete(stream);
        if (entry.streams.size === 0 && sessions.get(digest) === entry) sessions.delete(digest);
      });
      stream.send({ type: 'connected', message: 'Connected', ownerId } satisfies LiveEvent);
      // The session may have ended since the request's own check.
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
