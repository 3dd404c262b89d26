import { createVerify, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { SECOND_MS } from '#shared/domain/durations.ts';

const TIMEOUT_MS = 10 * SECOND_MS;
const LARGEST_CERTIFICATE = 16 * 1024;

/** An Amazon SNS message, as posted. */
export const snsMessageSchema = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Subject: z.string().nullish(),
  Message: z.string(),
  Timestamp: z.iso.datetime(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.string(),
  SubscribeURL: z.string().optional(),
  Token: z.string().optional(),
});
type SnsMessage = z.infer<typeof snsMessageSchema>;

/** Our requests to Amazon SNS. */
export interface SnsClient {
  /**
   * Whether SNS in the topic's region signed a message. Throws if its certificate cannot be fetched, which says nothing about the
   * message.
   */
  isSigned(message: SnsMessage, now: Date): Promise<boolean>;
  /** Confirms a subscription. Throws if its URL is not an SNS URL, or does not respond. */
  confirm(message: SnsMessage): Promise<void>;
}

export function createSnsClient({ fetch: ask = fetch } = {}): SnsClient {
  /** Certificates by URL. The URL contains the certificate's digest, so its content never changes. */
  const certificates = new Map<string, X509Certificate>();

  const get = async (url: string): Promise<string> => {
    const response = await ask(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`Amazon SNS responded with status ${response.status}`);
    const text = await response.text();
    if (text.length > LARGEST_CERTIFICATE) throw new Error('The response from Amazon SNS is too large');
    return text;
  };
  const certificateAt = async (url: string): Promise<X509Certificate> => {
    const known = certificates.get(url);
    if (known) return known;
    const certificate = new X509Certificate(await get(url));
    if (certificates.size >= 10) certificates.clear();
    certificates.set(url, certificate);
    return certificate;
  };

  return {
    async isSigned(message, now) {
      const url = addressOfSns(message.SigningCertURL, message.TopicArn);
      if (!url || !/^\/SimpleNotificationService-[\da-f]+\.pem$/.test(url.pathname) || url.search)
        return false;
      const certificate = await certificateAt(url.href);
      const isInForce = new Date(certificate.validFrom) <= now && now <= new Date(certificate.validTo);
      const verify = createVerify(message.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256');
      return (
        isInForce &&
        verify.update(signedText(message)).verify(certificate.publicKey, message.Signature, 'base64')
      );
    },
    async confirm({ SubscribeURL = '', TopicArn }) {
      const url = addressOfSns(SubscribeURL, TopicArn);
      if (!url) throw new Error('The subscription confirmation URL isn’t on an Amazon SNS host');
      await get(url.href);
    },
  };
}

/** The URL if it belongs to SNS in the topic's region; otherwise null. */
function addressOfSns(text: string, topic: string): URL | null {
  const region = /^arn:aws:sns:([a-z\d-]+):/.exec(topic)?.[1];
  const url = URL.canParse(text) ? new URL(text) : null;
  return region && url?.origin === `https://sns.${region}.amazonaws.com` && !url.username && !url.password
    ? url
    : null;
}

/** The names and values that are signed, in the order documented by SNS. */
function signedText(message: SnsMessage): string {
  const names =
    message.Type === 'Notification'
      ? (['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const)
      : (['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const);
  return names
    .filter((name) => message[name] !== undefined && message[name] !== null)
    .map((name) => `${name}\n${message[name]}\n`)
    .join('');
}
