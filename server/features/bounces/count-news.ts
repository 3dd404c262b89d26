import { Counter } from 'prom-client';
import type { MailNews } from './news.ts';

/** What this process was told about mails, also what changed nothing. */
export const newsCounter = new Counter({
  name: 'leavebits_mail_news_total',
  help: 'What was told about mails after they left, by kind; many unknown ones want a look',
  labelNames: ['kind'],
  registers: [],
});

export function countNews({ kind }: MailNews): void {
  newsCounter.inc({ kind });
}
