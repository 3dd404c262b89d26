import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { listSubstitutes, saveSubstitute } from '../../people/substitutes.ts';

/** A substitute, and after how many days they receive what a person hasn't opened. */
interface SubstituteOf {
  email: string;
  afterDays: number;
}

/** A change of a person's substitute. Null means that they have none. */
export interface SubstituteChange {
  /** The person. */
  email: string;
  before: SubstituteOf | null;
  after: SubstituteOf | null;
}

const isSame = (one: SubstituteOf | null, other: SubstituteOf | null): boolean =>
  one?.email === other?.email && one?.afterDays === other?.afterDays;

/**
 * Merges several changes into one per person, without those that were changed back.
 * @param changes oldest first
 */
export function mergeSubstituteChanges(changes: readonly SubstituteChange[]): SubstituteChange[] {
  const net = new Map<string, SubstituteChange>();
  for (const change of changes) {
    const { before } = net.get(change.email) ?? change;
    net.set(change.email, { ...change, before });
  }
  return [...net.values()].filter(({ before, after }) => !isSame(before, after));
}

/**
 * The substitutes that an undo gives back: those that were replaced or removed. It removes nobody who was added, so that the link
 * can do no harm in the wrong hands.
 */
export async function listRestorableSubstitutes(
  ctx: Context,
  db: Database,
  userId: number,
  changes: readonly SubstituteChange[],
): Promise<{ email: string; substitute: string; afterDays: number }[]> {
  const lost = mergeSubstituteChanges(changes).filter(({ before }) => before !== null);
  if (lost.length === 0) return [];
  const current = new Map((await listSubstitutes(ctx, db, userId)).map((one) => [one.email, one]));
  return lost.flatMap(({ email, before }) => {
    const now = current.get(email);
    const present = now ? { email: now.substitute, afterDays: now.afterDays } : null;
    return before === null || isSame(before, present)
      ? []
      : [{ email, substitute: before.email, afterDays: before.afterDays }];
  });
}

/** @returns the people whose substitutes are back */
export async function restoreSubstitutes(
  ctx: Context,
  tx: Database,
  userId: number,
  changes: readonly SubstituteChange[],
): Promise<string[]> {
  const back = await listRestorableSubstitutes(ctx, tx, userId, changes);
  for (const one of back) await saveSubstitute(ctx, tx, userId, one);
  return back.map(({ email }) => email);
}
