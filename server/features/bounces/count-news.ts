import { Counter } from 'prom-client';
import type { MailNews } from './news.ts';

/** Counts the news about mails that this process got, also news that changed nothing. */
export const newsCounter = new Counter({
  name: 'leavebits_mail_news_total',
  help: 'Events reported about sent mails, by kind; investigate a rise in unknown ones',
  labelNames: ['kind'],
  registers: [],
});

export function countNews({ kind }: MailNews): void {
  newsCounter.inc({ kind });
}
