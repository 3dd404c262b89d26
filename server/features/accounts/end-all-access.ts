import { eq } from 'drizzle-orm';
import type { SessionEnd } from '#shared/contracts/events.ts';
import type { Database } from '../../db/database.ts';
import { loginVerificationCodes, ownerDevices } from '../../db/schema/index.ts';
import { endSessionsOf } from '../events/end-sessions.ts';

/** Ends every session of an owner and every unfinished sign-in, and forgets all devices. The pages show the message of `end`. */
export async function endAllAccess(tx: Database, userId: number, end: SessionEnd): Promise<void> {
  await forgetAccess(tx, userId);
  await endSessionsOf(tx, userId, end);
}

/** Ends every unfinished sign-in of an owner and forgets all devices. An owner has one session: the caller's own goes on. */
export async function forgetAccess(tx: Database, userId: number): Promise<void> {
  await tx.delete(loginVerificationCodes).where(eq(loginVerificationCodes.userId, userId));
  await tx.delete(ownerDevices).where(eq(ownerDevices.userId, userId));
}
