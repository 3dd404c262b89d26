import { createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSnsClient, type SnsClient } from '#server/adapters/mail/sns.ts';

const sample = (name: string) =>
  readFileSync(new URL(`../../samples/sns/${name}.pem`, import.meta.url), 'utf8');

export const SNS_TOPIC = 'arn:aws:sns:eu-west-1:123456789012:mail-events';
const HOST = 'https://sns.eu-west-1.amazonaws.com';
const CERTIFICATE_URL = `${HOST}/SimpleNotificationService-0a1b2c.pem`;

/** Amazon SNS with a test certificate. `asked` lists every URL fetched. */
export function createTestSns(): { sns: SnsClient; asked: string[]; isAway: boolean } {
  const world = { asked: [] as string[], isAway: false };
  const ask = (async (input: string) => {
    world.asked.push(input);
    if (world.isAway) throw new TypeError('fetch failed');
    return new Response(input === CERTIFICATE_URL ? sample('certificate') : '<ConfirmSubscriptionResponse/>');
  }) as typeof fetch;
  return Object.assign(world, { sns: createSnsClient({ fetch: ask }) });
}

export type SnsFields = Record<string, string>;

/** A message as posted by SNS. A different `key`, or a change by `alter` after signing, forges it. */
export function createSnsPost(now: Date, fields: SnsFields, { key = 'key', alter = {} } = {}): string {
  const message: SnsFields = {
    Type: 'Notification',
    MessageId: `sns-${++serial}`,
    TopicArn: SNS_TOPIC,
    Timestamp: now.toISOString(),
    SignatureVersion: '2',
    SigningCertURL: CERTIFICATE_URL,
    ...fields,
  };
  const signed = Object.keys(message)
    .filter((name) => !name.startsWith('Sign'))
    .toSorted()
    .map((name) => `${name}\n${message[name]}\n`);
  const signer = createSign(message['SignatureVersion'] === '1' ? 'RSA-SHA1' : 'RSA-SHA256');
  const Signature = signer.update(signed.join('')).sign(sample(key), 'base64');
  return JSON.stringify({ ...message, Signature, ...alter });
}

let serial = 0;

/** The URL that confirms a subscription. */
export const SNS_SUBSCRIBE_URL = `${HOST}/?Action=ConfirmSubscription&Token=t0ken`;
