import nodemailer from 'nodemailer';
import { MailRefusedError, type MailTransport } from './transport.ts';

/** Mail over SMTP. @param url smtp://user:password@host:port or smtps://…; its password never reaches a log. */
export function createSmtpTransport(url: string): MailTransport {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transporter.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } });
      } catch (error) {
        const { responseCode, message } = error as { responseCode?: number; message: string };
        // 535 and its like refuse us, not the letter: that is an outage on our side, to be tried again.
        const isRefusal = responseCode !== undefined && responseCode >= 550 && responseCode < 560;
        throw isRefusal ? new MailRefusedError(message) : error;
      }
    },
    async close() {
      transporter.close();
    },
  };
}
