import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import type { MailKind } from '#server/adapters/mail/mail-kinds.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { MailFollowUp } from '#server/db/schema/index.ts';
import { startBounceListener } from '#server/features/bounces/listener.ts';
import type { TestApp } from '../test-app.ts';

export const BOUNCE_DOMAIN = 'bounce.leavebits.test';

/** A bounce from `tests/samples/returned-mail/`, as sent by a mail server or mail client. */
export function loadReturnedMail(
  name: string,
  returnPath: string,
  messageId = '<original@leavebits.test>',
): string {
  const text = readFileSync(new URL(`../../samples/returned-mail/${name}.eml`, import.meta.url), 'utf8');
  return text
    .replaceAll('{return-path}', returnPath)
    .replaceAll('{message-id}', messageId)
    .replaceAll('\n', '\r\n');
}

/** Delivers an email to the listener over SMTP. Rejects with the response code if it is rejected. */
export async function deliverMail(
  { port }: { port: number },
  raw: string,
  { to, from = '' }: { to: string | string[]; from?: string },
): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    await transport.sendMail({ envelope: { from, to }, raw });
  } finally {
    transport.close();
  }
}

export interface TestBounceListener {
  port: number;
  /**
   * Like `deliverMail`, from a mail server that keeps its connections open. The listener delays its greeting on a new one by 0.1
   * s.
   */
  deliver(raw: string, envelope: { to: string | string[]; from?: string }): Promise<void>;
  stop(): Promise<void>;
}

/** An app's listener, and a mail server that bounces email to it. */
export async function startTestBounceListener({ ctx }: Pick<TestApp, 'ctx'>): Promise<TestBounceListener> {
  const listener = await startBounceListener(ctx, { host: '127.0.0.1', port: 0 });
  const { port } = listener;
  const pool = { pool: true, maxConnections: 20, maxMessages: Infinity } as const;
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, ...pool });
  return {
    port,
    deliver: async (raw, { to, from = '' }) =>
      void (await transport.sendMail({ envelope: { from, to }, raw })),
    stop() {
      transport.close();
      return listener.stop();
    },
  };
}

/** Queues an arbitrary email. @returns its id. */
export async function queueNotice(
  app: TestApp,
  key: string,
  options: { followUp?: MailFollowUp; kind?: MailKind } = {},
): Promise<string> {
  const id = await app.ctx.db.transaction((tx) =>
    queueMail(app.ctx, tx, {
      to: `${key}@example.org`,
      kind: 'share-notice',
      dedupeKey: key,
      content: { subject: key, preheader: 'p', heading: 'h', paragraphs: ['p'], why: 'w', mistake: 'm' },
      ...options,
    }),
  );
  return id!;
}

/** An email that a mail server accepted. */
export async function createAcceptedNotice(
  app: TestApp,
  key: string,
  options: { kind?: MailKind } = {},
): Promise<string> {
  const id = await queueNotice(app, key, options);
  await app.runDueJobs();
  return id;
}

export interface MailRow {
  state: string;
  letter: Buffer | null;
  message_id: string;
  accepted_at: Date | null;
  refused_at: Date | null;
  bounced_at: Date | null;
  taken_at: Date | null;
  bounce_kind: string | null;
  last_error: string | null;
}

export async function loadMailRow(app: TestApp, id: string): Promise<MailRow> {
  const { rows } = await app.ctx.pool.query<MailRow>('select * from mails where id = $1', [id]);
  return rows[0]!;
}
