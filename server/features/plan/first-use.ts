import { eq } from 'drizzle-orm';
import type { FirstUse } from '#shared/contracts/plan.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/index.ts';
import { notFoundError } from '../../http/domain-error.ts';

const columns = { putAwayAt: users.firstUsePutAwayAt };
const present = (row: { putAwayAt: Date | null } | undefined): FirstUse => {
  if (!row) throw notFoundError();
  return { isPutAway: row.putAwayAt !== null };
};

/** @throws DomainError `not-found` if the account no longer exists */
export async function loadFirstUse({ db }: Context, userId: number): Promise<FirstUse> {
  const [row] = await db.select(columns).from(users).where(eq(users.id, userId));
  return present(row);
}

/** @throws DomainError `not-found` if the account no longer exists */
export async function saveFirstUse(
  { db, clock }: Context,
  userId: number,
  { isPutAway }: FirstUse,
): Promise<FirstUse> {
  const firstUsePutAwayAt = isPutAway ? clock.now() : null;
  const [row] = await db
    .update(users)
    .set({ firstUsePutAwayAt })
    .where(eq(users.id, userId))
    .returning(columns);
  return present(row);
}
