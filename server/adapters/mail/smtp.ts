import nodemailer from 'nodemailer';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import { classifySmtpFailure, type SmtpFailure } from './smtp-failures.ts';
import { UncertainMailRejectionError, MailRejectedError, type MailTransport } from './transport.ts';

/**
 * Sends mail over SMTP.
 * @param url smtp://user:password@host:port or smtps://…; its password never reaches a log
 * @param options.connections max concurrent connections
 */
export function createSmtpTransport(
  url: string,
  { connections, answerWithinMs = MINUTE_MS }: { connections: number; answerWithinMs?: number },
): MailTransport {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: answerWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ returnPath, headers, ...mail }) {
      try {
        await transporter.sendMail({
          ...mail,
          headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
          ...(returnPath !== null && {
            envelope: { from: returnPath, to: mail.to },
            // The body contains secrets, so relays are asked not to return it with the bounce.
            dsn: { return: 'headers', notify: ['failure'] },
          }),
        });
      } catch (error) {
        const failure = error as SmtpFailure & Error;
        switch (classifySmtpFailure(failure)) {
          case 'refused':
            throw new MailRejectedError(failure.message);
          case 'doubtful':
            throw new UncertainMailRejectionError(failure.message);
          case 'later':
            throw error;
        }
      }
    },
    async close() {
      transporter.close();
    },
  };
}
