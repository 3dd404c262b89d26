import nodemailer from 'nodemailer';
import { MailRefusedError, type MailTransport } from './transport.ts';

interface SmtpError {
  message: string;
  responseCode?: number;
  /** What the server answered to. */
  command?: string;
}

/** Mail over SMTP. @param url smtp://user:password@host:port or smtps://…; its password never reaches a log. */
export function createSmtpTransport(url: string, { answerWithinMs = 60_000 } = {}): MailTransport {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: answerWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transporter.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } });
      } catch (error) {
        const { responseCode, command, message } = error as SmtpError;
        // 535 and its like refuse us, not the letter, and so does whatever is said before the recipient is named:
        // that is an outage on our side, to be tried again.
        const isOfRecipient = command === 'RCPT TO' || command === 'DATA';
        const isRefusal =
          isOfRecipient && responseCode !== undefined && responseCode >= 550 && responseCode < 560;
        throw isRefusal ? new MailRefusedError(message) : error;
      }
    },
    async close() {
      transporter.close();
    },
  };
}
