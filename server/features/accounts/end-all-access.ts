import { eq } from 'drizzle-orm';
import type { SessionEndEvent } from '#shared/contracts/live-events.ts';
import type { Database } from '../../db/database.ts';
import { loginVerificationCodes, ownerDevices } from '../../db/schema/index.ts';
import { endOwnerSessions } from '../events/end-sessions.ts';

/** Ends every session and unfinished sign-in of an owner, and forgets all devices. The pages show the message for `end`. */
export async function endAllAccess(tx: Database, userId: number, end: SessionEndEvent): Promise<void> {
  await clearDevicesAndSignIns(tx, userId);
  await endOwnerSessions(tx, userId, end);
}

/** Ends an owner's unfinished sign-ins and forgets all devices. An owner has one session, so the caller's own continues. */
export async function clearDevicesAndSignIns(tx: Database, userId: number): Promise<void> {
  await tx.delete(loginVerificationCodes).where(eq(loginVerificationCodes.userId, userId));
  await tx.delete(ownerDevices).where(eq(ownerDevices.userId, userId));
}
