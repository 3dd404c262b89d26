import { eq } from 'drizzle-orm';
import type { SessionEndEvent } from '#shared/contracts/live-events.ts';
import type { Database } from '../../db/database.ts';
import { loginVerificationCodes, ownerDevices } from '../../db/schema/index.ts';
import { endOwnerSessions } from '../events/end-sessions.ts';

/** Ends every session of an owner and every unfinished sign-in, and forgets all devices. The pages show the message of `end`. */
export async function endAllAccess(tx: Database, userId: number, end: SessionEndEvent): Promise<void> {
  await clearDevicesAndSignIns(tx, userId);
  await endOwnerSessions(tx, userId, end);
}

/** Ends every unfinished sign-in of an owner and forgets all devices. An owner has one session: the caller's own goes on. */
export async function clearDevicesAndSignIns(tx: Database, userId: number): Promise<void> {
  await tx.delete(loginVerificationCodes).where(eq(loginVerificationCodes.userId, userId));
  await tx.delete(ownerDevices).where(eq(ownerDevices.userId, userId));
}
