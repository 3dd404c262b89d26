import { withdrawMails } from '#server/adapters/mail/outbox.ts';
import type { Database } from '#server/db/database.ts';

const keysOf = (userId: number) => `lapse/${userId}/`;

/** The dedupe key of the email that asks a reporter after a lapse. It identifies the links in the email. */
export const getLapseQuestionMailKey = (userId: number, tokenId: string) => `${keysOf(userId)}${tokenId}`;

/** Withdraws the unsent questions to an owner's reporters, because there is nothing left to ask them. */
export async function withdrawLapseQuestions(tx: Database, userId: number): Promise<void> {
  await withdrawMails(tx, keysOf(userId));
}
