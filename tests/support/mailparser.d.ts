// What the tests use of mailparser, which comes without types.
declare module 'mailparser' {
  import type { Readable } from 'node:stream';

  export type ParsedMail = {
    subject?: string;
    text?: string;
    /** False when the mail has no HTML part. */
    html: string | false;
    messageId?: string;
    from?: { text: string };
    headers: Map<string, unknown>;
  };
  export function simpleParser(source: Readable): Promise<ParsedMail>;
}
