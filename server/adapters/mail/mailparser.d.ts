// Types for the parts of mailparser that we use; it ships without any.
declare module 'mailparser' {
  import type { Readable } from 'node:stream';

  export type ParsedMail = {
    subject?: string;
    text?: string;
    /** False if the email has no HTML part. */
    html: string | false;
    messageId?: string;
    from?: { text: string };
    /** Keyed by lower-case name. A structured header, such as a content type, is an object. */
    headers: Map<string, unknown>;
    /** Each header as it was received, with its lower-case name. */
    headerLines: { key: string; line: string }[];
    attachments: { contentType: string; content: Buffer }[];
  };
  export type ParserOptions = {
    /** Keeps delivery reports as attachments instead of merging them into the text. */
    keepDeliveryStatus?: boolean;
    /** Keeps emails within the email as attachments instead of parsing the inline ones. */
    ignoreEmbedded?: boolean;
    skipHtmlToText?: boolean;
    skipTextToHtml?: boolean;
    skipTextLinks?: boolean;
    skipImageLinks?: boolean;
  };
  export function simpleParser(source: Readable | Buffer, options?: ParserOptions): Promise<ParsedMail>;
}
