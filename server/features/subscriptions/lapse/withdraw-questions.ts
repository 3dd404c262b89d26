import { withdrawMails } from '../../../adapters/mail/outbox.ts';
import type { Database } from '../../../db/database.ts';

const keysOf = (userId: number) => `lapse/${userId}/`;

/** The key of the mail that asks a reporter after a lapse, by the links it brings. */
export const lapseQuestionKey = (userId: number, tokenId: string) => `${keysOf(userId)}${tokenId}`;

/** Takes back the questions to an owner's reporters that have not left: there is nothing to ask any more. */
export async function withdrawLapseQuestions(tx: Database, userId: number): Promise<void> {
  await withdrawMails(tx, keysOf(userId));
}
