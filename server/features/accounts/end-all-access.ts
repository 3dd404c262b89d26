import { eq } from 'drizzle-orm';
import type { SessionEndEvent } from '#shared/contracts/live-events.ts';
import type { Database } from '../../db/database.ts';
import { leavebitDrafts, ownerDevices } from '../../db/schema/index.ts';
import { removeOwnerCodes } from '../codes/one-time-codes.ts';
import { endOwnerSessions } from '../events/end-sessions.ts';

/**
 * Ends all of an owner's sessions and unfinished sign-ins, forgets all devices, and flags drafts. Open pages show the message in
 * `end`.
 */
export async function endAllAccess(tx: Database, userId: number, end: SessionEndEvent): Promise<void> {
  await clearDevicesAndSignIns(tx, userId);
  await flagDrafts(tx, userId);
  await endOwnerSessions(tx, userId, end);
}

/** Flags an owner's drafts for review, because whoever else had access may have typed them. An owner's own text isn't lost. */
export async function flagDrafts(tx: Database, userId: number): Promise<void> {
  await tx.update(leavebitDrafts).set({ needsReview: true }).where(eq(leavebitDrafts.userId, userId));
}

/**
 * Ends an owner's unfinished sign-ins and forgets all devices. The caller's own session continues, because an owner has only
 * one.
 */
export async function clearDevicesAndSignIns(tx: Database, userId: number): Promise<void> {
  await removeOwnerCodes(tx, userId, ['sign-in']);
  await tx.delete(ownerDevices).where(eq(ownerDevices.userId, userId));
}
