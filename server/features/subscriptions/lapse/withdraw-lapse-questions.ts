import { withdrawMails } from '#server/adapters/mail/outbox.ts';
import type { Database } from '#server/db/database.ts';

const keysOf = (userId: number) => `lapse/${userId}/`;

/** The dedupe key of the mail that asks a reporter after a lapse. It identifies the links in the mail. */
export const getLapseQuestionMailKey = (userId: number, tokenId: string) => `${keysOf(userId)}${tokenId}`;

/** Withdraws the unsent questions to an owner's reporters, because there is nothing left to ask. */
export async function withdrawLapseQuestions(tx: Database, userId: number): Promise<void> {
  await withdrawMails(tx, keysOf(userId));
}
