// Types for the parts of mailparser that we use. It comes without types.
declare module 'mailparser' {
  import type { Readable } from 'node:stream';

  export type ParsedMail = {
    subject?: string;
    text?: string;
    /** False when the mail has no HTML part. */
    html: string | false;
    messageId?: string;
    from?: { text: string };
    /** By lower-case name. A header with a structure, such as a content type, is an object. */
    headers: Map<string, unknown>;
    attachments: { contentType: string; content: Buffer }[];
  };
  export type ParserOptions = {
    /** Delivery reports as attachments, and not as part of the text. */
    keepDeliveryStatus?: boolean;
    skipHtmlToText?: boolean;
    skipTextToHtml?: boolean;
    skipTextLinks?: boolean;
    skipImageLinks?: boolean;
  };
  export function simpleParser(source: Readable | Buffer, options?: ParserOptions): Promise<ParsedMail>;
}
