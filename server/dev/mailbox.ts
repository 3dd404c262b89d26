import { Router } from 'express';
import type pg from 'pg';
import { escapeHtml } from '../adapters/mail/email-layout.ts';
import type { SmsTransport } from '../adapters/sms/transport.ts';
import type { MailChannel } from '../db/schema/index.ts';
import type { MailTransport } from '../adapters/mail/transport.ts';
import { notFoundError } from '../http/domain-error.ts';
import {
  mailboxContentSecurityPolicy,
  renderMailboxPage,
  renderMailPage,
  MAILBOX_REFRESH_SECONDS,
} from './mailbox-pages.ts';
import { createDevTables } from './create-tables.ts';

/** An email in the local mailbox. Its text is stored unencrypted, because the mailbox only exists outside production. */
interface KeptMail {
  id: string;
  channel: MailChannel;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  acceptedAt: string;
}

export async function createDevMailboxTable(pool: pg.Pool): Promise<void> {
  await createDevTables(
    pool,
    `create table if not exists dev.mailbox (
       id bigint generated always as identity primary key,
       message_id text not null unique,
       channel text not null default 'email',
       recipient text not null,
       subject text not null,
       text text not null,
       html text not null,
       accepted_at timestamptz not null default now()
     );
     alter table dev.mailbox add column if not exists channel text not null default 'email'`,
  );
}

/** Accepts every email and stores it on this machine. */
export function createDevMailTransport(pool: pg.Pool): MailTransport {
  return {
    async send({ messageId, to, subject, text, html }) {
      await pool.query(
        `insert into dev.mailbox (message_id, recipient, subject, text, html)
         values ($1, $2, $3, $4, $5) on conflict (message_id) do nothing`,
        [messageId, to, subject, text, html],
      );
    },
    async close() {},
  };
}

/** Accepts every text message and stores it beside the emails. */
export function createDevSmsTransport(pool: pg.Pool): SmsTransport {
  return {
    async send({ id, to, text }) {
      await pool.query(
        `insert into dev.mailbox (message_id, channel, recipient, subject, text, html)
         values ($1, 'sms', $2, 'Text message', $3, $4) on conflict (message_id) do nothing`,
        [
          id,
          to,
          text,
          `<!doctype html><html lang="en"><head><title>Text message</title></head><body><p>${escapeHtml(text)}</p></body></html>`,
        ],
      );
    },
  };
}

/** GET /mailbox, /mailbox/{id} and /mailbox.json, newest first. */
export function devMailboxRoutes(pool: pg.Pool): Router {
  const router = Router();
  router.use((_req, res, next) => {
    res.set({ 'Content-Security-Policy': mailboxContentSecurityPolicy, 'Cache-Control': 'no-store' });
    next();
  });
  router.get('/mailbox.json', async (_req, res) => {
    res.json(await keptMails(pool));
  });
  router.get('/mailbox', async (req, res) => {
    const isStill = req.query['still'] !== undefined;
    // Can be turned off, because a refresh would reset a keyboard user's focus.
    if (!isStill) res.set('Refresh', String(MAILBOX_REFRESH_SECONDS));
    res.type('html').send(renderMailboxPage(await keptMails(pool), isStill));
  });
  router.get('/mailbox/:id', async (req, res) => {
    const mail = (await keptMails(pool)).find(({ id }) => id === req.params.id);
    if (!mail) throw notFoundError();
    res.type('html').send(renderMailPage(mail));
  });
  return router;
}

async function keptMails(pool: pg.Pool): Promise<KeptMail[]> {
  const { rows } = await pool.query<{
    id: string;
    channel: MailChannel;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    accepted_at: Date;
  }>('select * from dev.mailbox order by id desc limit 500');
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    links: [...new Set(row.text.match(/https?:\/\/\S+/g) ?? [])],
    acceptedAt: row.accepted_at.toISOString(),
  }));
}
