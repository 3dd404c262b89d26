import { expect, it } from 'vitest';
import { startSmtpServer } from '#tests/support/mail/smtp-server.ts';
import { renderEmail } from './email-layout.ts';
import { createSmtpTransport } from './smtp.ts';

const brand = { appOrigin: 'https://leavebits.example', operatorName: 'LeaveBits', supportEmail: null };
const FAMILY = '👩‍👩‍👧';

/** The text of each encoded word (RFC 2047). Throws if one doesn't hold whole characters. */
function decodeEncodedWords(line: string): string[] {
  return [...line.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)].map(([, encoding, word]) => {
    const bytes = /b/i.test(encoding!)
      ? Buffer.from(word!, 'base64')
      : Buffer.from(
          word!
            .replaceAll('_', ' ')
            .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
          'latin1',
        );
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  });
}

it('a subject with emoji arrives as it was, in encoded words of whole characters', async () => {
  await using server = await startSmtpServer();
  const transport = createSmtpTransport(server.url, { connections: 1 });
  const names = [
    'Mia 🌻',
    // The words are split at every offset within a character.
    ...Array.from({ length: 8 }, (_, offset) => 'x'.repeat(offset) + FAMILY.repeat(12)),
    `Zoë ${'Müller'.repeat(12)}`,
    '例えば'.repeat(26),
  ];
  for (const name of names) {
    const subject = `${name} has shared something with you`;
    const email = renderEmail(
      { subject, preheader: 'x', heading: subject, paragraphs: [], why: 'x', mistake: 'x' },
      brand,
    );
    await transport.send({
      ...email,
      from: 'a@example.com',
      to: 'b@example.com',
      messageId: '<1@example.com>',
      returnPath: null,
      headers: {},
    });
    const received = server.mails().at(-1)!;
    expect(received.subject).toBe(subject);
    expect(received.subjectLine).toMatch(/^[\x20-\x7e\r\n]+$/);
    for (const line of received.subjectLine.split(/\r?\n/)) expect(line.length).toBeLessThanOrEqual(78);
    expect(decodeEncodedWords(received.subjectLine).join('')).toBe(subject);
  }
  await transport.close();
});

it('half an emoji in a subject is replaced, and the email is sent', async () => {
  await using server = await startSmtpServer();
  const transport = createSmtpTransport(server.url, { connections: 1 });
  await transport.send({
    subject: `${'🌻'.repeat(30)}\ud83c`,
    text: 't',
    html: 't',
    from: 'a@example.com',
    to: 'b@example.com',
    messageId: '<1@example.com>',
    returnPath: null,
    headers: {},
  });
  expect(server.mails()[0]!.subject).toBe(`${'🌻'.repeat(30)}\ufffd`);
  await transport.close();
});
