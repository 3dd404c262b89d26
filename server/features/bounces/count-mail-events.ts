import { Counter } from 'prom-client';
import type { MailEvent } from './mail-event.ts';

/** Counts the mail events that this process received, including those that changed nothing. */
export const mailEventCounter = new Counter({
  name: 'leavebits_mail_news_total',
  help: 'Events reported for sent emails, by kind; investigate a rise in unknown ones',
  labelNames: ['kind'],
  registers: [],
});

export function countMailEvent({ kind }: MailEvent): void {
  mailEventCounter.inc({ kind });
}
