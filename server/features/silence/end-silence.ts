import { eq } from 'drizzle-orm';
import { withdrawMails } from '../../adapters/mail/outbox.ts';
import type { Database } from '../../db/database.ts';
import { silences } from '../../db/schema/index.ts';

/** The dedupe keys of the emails about an owner's silence. */
export const silenceMailKeys = {
  all: (userId: number) => `silence/${userId}/`,
  reminder: (userId: number, askedAt: Date) => `silence/${userId}/${askedAt.toISOString()}`,
  /** @param tokenId of the links in the email */
  question: (userId: number, tokenId: string) => `silence/${userId}/${tokenId}`,
};

/** Ends an owner's silence because they have signed in. Withdraws the questions that haven't been sent. */
export async function endSilence(tx: Database, userId: number): Promise<void> {
  const ended = await tx.delete(silences).where(eq(silences.userId, userId)).returning();
  if (ended.length > 0) await withdrawSilenceQuestions(tx, userId);
}

/** Withdraws the unsent questions to an owner and to their reporters, because there is nothing left to ask them. */
export async function withdrawSilenceQuestions(tx: Database, userId: number): Promise<void> {
  await withdrawMails(tx, silenceMailKeys.all(userId));
}
