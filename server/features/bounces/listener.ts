import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import {
  ChildLimitError,
  createChildTask,
  type ChildTask,
} from '../../adapters/child-processes/child-task.ts';
import type { Context } from '../../context.ts';
import { mailLimits } from '../../limits.ts';
import { applyMailEvent } from './apply-mail-event.ts';
import { countMailEvent } from './count-mail-events.ts';
import type { MailReference } from './mail-event.ts';
import type { ReturnedMail } from './parse-returned-mail.ts';

/** The embedded mail server for returned mail. */
export interface BounceListener {
  port: number;
  /** Stops accepting mail and gives open connections a few seconds to finish. */
  stop(): Promise<void>;
}

/**
 * Accepts mail from any sender, but only to our own return paths. Forwards nothing and doesn't store the message itself. A
 * message is accepted only once its event has been committed, so senders retry while the database is down.
 */
export async function startBounceListener(
  ctx: Context,
  { host, port }: { host: string; port: number },
): Promise<BounceListener> {
  const reader = createChildTask<Buffer, ReturnedMail>(
    'server/features/bounces/parse-returned-mail-process.ts',
    mailLimits.returnReader,
  );
  const server = new SMTPServer({
    name: ctx.config.mailBounceDomain ?? undefined,
    banner: 'Returned mail only',
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    size: mailLimits.largestReturnedBytes,
    rejectOversized: true,
    maxClients: mailLimits.returnClients,
    maxRecipients: mailLimits.returnRecipients,
    socketTimeout: mailLimits.returnIdleMs,
    closeTimeout: 5000,
    onRcptTo({ address }, _session, done) {
      const { returnPaths } = ctx;
      const isOurs = returnPaths.isForCodes(address) || returnPaths.mailIdOf(address) !== null;
      done(isOurs ? null : smtpError(550, '5.1.1 No such mailbox here'));
    },
    onData(stream, { envelope }, done) {
      take(
        ctx,
        reader,
        stream,
        envelope.rcptTo.map(({ address }) => address),
      ).then(
        () => done(),
        (error: unknown) => {
          ctx.logger.error({ err: error }, 'returned mail could not be processed');
          done(smtpError(451, '4.3.0 Please try again later'));
        },
      );
    },
  });
  // A broken connection needs no handling.
  server.on('error', (error) =>
    ctx.logger.debug({ err: error }, 'connection with returned mail was interrupted'),
  );
  server.server.on('connection', (socket) => {
    const limit = setTimeout(() => socket.destroy(), mailLimits.returnConnectedMs);
    socket.once('close', () => clearTimeout(limit));
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => {
      server.server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    async stop() {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      reader.stop();
    },
  };
}

async function take(
  ctx: Context,
  reader: ChildTask<Buffer, ReturnedMail>,
  stream: SMTPServerDataStream,
  addresses: string[],
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of stream as AsyncIterable<Buffer>) if (!stream.sizeExceeded) parts.push(part);
  // The SMTP server itself replies that the message is too large.
  if (stream.sizeExceeded) return;
  const returned = await reader.run(Buffer.concat(parts)).catch((error: unknown): ReturnedMail => {
    // Rejecting the message would only make the sender retry.
    if (error instanceof ChildLimitError) return { event: { kind: 'unknown' }, originalMessageId: null };
    throw error;
  });
  await ctx.db.transaction(async (tx) => {
    for (const address of addresses.toSorted()) {
      const name = findMailReference(ctx, address, returned);
      const { event } = returned;
      if (name) await applyMailEvent(ctx, tx, name, event);
      else countMailEvent('reason' in event ? { kind: 'unknown' } : event);
    }
  });
}

/** A return path names its email, except that of codes. Only the email that comes back to it says which one it is. */
function findMailReference(
  { returnPaths }: Context,
  address: string,
  { originalMessageId }: ReturnedMail,
): MailReference | null {
  const mailId = returnPaths.mailIdOf(address);
  if (mailId !== null) return { mailId };
  return originalMessageId === null ? null : { codeMessageId: originalMessageId };
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
