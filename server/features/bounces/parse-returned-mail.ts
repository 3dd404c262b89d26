import { simpleParser, type ParsedMail } from 'mailparser';
import { complaintEvent, summarizeDeliveries, type DeliveryStatus, type MailEvent } from './mail-event.ts';

/** What an email sent to a return path says. */
export interface ReturnedMail {
  event: MailEvent;
  /** The Message-ID in the headers of the email that it returns, with angle brackets. Null if it returns none. */
  originalMessageId: string | null;
}

/**
 * Parses an email sent to a return path. Only machine-readable parts count: a delivery report (RFC 3464) or a complaint (RFC
 * 5965). Older plain-text bounces are `unknown`. So are emails that can't be parsed, because rejecting them would only make the
 * sender retry.
 */
export async function parseReturnedMail(source: Buffer): Promise<ReturnedMail> {
  const mail = await parse(source);
  if (mail === null) return { event: { kind: 'unknown' }, originalMessageId: null };
  return { event: findEvent(mail), originalMessageId: findOriginalMessageId(mail) };
}

function findEvent(mail: ParsedMail): MailEvent {
  const report = partOf(mail, 'message/delivery-status');
  if (report !== null) return summarizeDeliveries(deliveriesIn(report));
  const feedback = partOf(mail, 'message/feedback-report');
  if (feedback !== null) return newsOfFeedback(feedback);
  return isAutoReply(mail) ? { kind: 'auto-reply' } : { kind: 'unknown' };
}

async function parse(source: Buffer): Promise<ParsedMail | null> {
  try {
    return await simpleParser(source, {
      keepDeliveryStatus: true,
      ignoreEmbedded: true,
      skipHtmlToText: true,
      skipTextToHtml: true,
      skipTextLinks: true,
      skipImageLinks: true,
    });
  } catch {
    return null;
  }
}

function partOf(mail: ParsedMail, ...types: string[]): string | null {
  const part = mail.attachments.find(({ contentType }) => types.includes(contentType));
  return part?.content.toString('latin1') ?? null;
}

/** The headers alone are `text/rfc822-headers`; a whole email is `message/rfc822`, or `message/global` with UTF-8 (RFC 6533). */
function findOriginalMessageId(mail: ParsedMail): string | null {
  const types = ['text/rfc822-headers', 'message/rfc822', 'message/global-headers', 'message/global'];
  const [headers] = groupsIn(partOf(mail, ...types) ?? '');
  return /^<[^<>\s]{1,250}>$/.exec(headers?.get('message-id') ?? '')?.[0] ?? null;
}

/** The first group of fields describes the message, and each further group describes a recipient. */
function deliveriesIn(report: string): DeliveryStatus[] {
  return groupsIn(report)
    .filter((fields) => fields.has('action') || fields.has('final-recipient'))
    .map((fields) => ({
      action: fields.get('action') ?? '',
      status: fields.get('status') ?? '',
      diagnostic: fields.get('diagnostic-code') ?? '',
    }));
}

/** The types come from RFC 5965 and its registry. Those missing here concern our own signatures or mean "not spam". */
function newsOfFeedback(feedback: string): MailEvent {
  const type = groupsIn(feedback)[0]?.get('feedback-type')?.toLowerCase();
  return type === 'abuse' || type === 'fraud' || type === 'virus' || type === 'opt-out'
    ? complaintEvent
    : { kind: 'unknown' };
}

function groupsIn(report: string): Map<string, string>[] {
  const unfolded = report.replace(/\r\n/g, '\n').replace(/\n[ \t]+/g, ' ');
  const groups = [new Map<string, string>()];
  for (const line of unfolded.split('\n')) {
    const [, name, value = ''] = /^([\w-]+)[ \t]*:(.*)$/.exec(line) ?? [];
    if (line.trim() === '') groups.push(new Map());
    else if (name !== undefined) groups.at(-1)!.set(name.toLowerCase(), value.trim());
  }
  return groups.filter((fields) => fields.size > 0);
}

/** Checks the headers of RFC 3834 and those of older programs. */
function isAutoReply({ headers }: ParsedMail): boolean {
  const text = (name: string) => {
    const values = [headers.get(name)].flat().filter((value) => typeof value === 'string');
    return values.join(' ').toLowerCase();
  };
  const submitted = text('auto-submitted');
  const isReceipt = /disposition-notification/.test(JSON.stringify(headers.get('content-type') ?? ''));
  return (
    (submitted !== '' && submitted !== 'no') ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder'].some((name) => headers.has(name)) ||
    /auto[-_]?reply|bulk|junk/.test(text('precedence')) ||
    isReceipt
  );
}
