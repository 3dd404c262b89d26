import { eq } from 'drizzle-orm';
import type { SessionEndEvent } from '#shared/contracts/live-events.ts';
import type { Database } from '../../db/database.ts';
import { ownerDevices } from '../../db/schema/index.ts';
import { removeOwnerCodes } from '../codes/one-time-codes.ts';
import { endOwnerSessions } from '../events/end-sessions.ts';

/** Ends all of an owner's sessions and unfinished sign-ins, and forgets all devices. Open pages show the message in `end`. */
export async function endAllAccess(tx: Database, userId: number, end: SessionEndEvent): Promise<void> {
  await clearDevicesAndSignIns(tx, userId);
  await endOwnerSessions(tx, userId, end);
}

/**
 * Ends an owner's unfinished sign-ins and forgets all devices. The caller's own session continues, because an owner has only
 * one.
 */
export async function clearDevicesAndSignIns(tx: Database, userId: number): Promise<void> {
  await removeOwnerCodes(tx, userId, ['sign-in']);
  await tx.delete(ownerDevices).where(eq(ownerDevices.userId, userId));
}
