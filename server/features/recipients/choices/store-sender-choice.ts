import type { StoppedMailScope } from '#shared/contracts/recipients.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { senderChoices } from '#server/db/schema/index.ts';

/**
 * Stores a recipient's choice about an owner. Undefined fields stay unchanged.
 * @returns the complete choice
 */
export async function storeSenderChoice(
  { clock }: Context,
  tx: Database,
  of: { userId: number; email: string },
  change: { isHidden?: boolean | undefined; stopped?: StoppedMailScope | null | undefined },
): Promise<{ isHidden: boolean; stopped: StoppedMailScope | null }> {
  const set = { ...change, changedAt: clock.now() };
  const [choice] = await tx
    .insert(senderChoices)
    .values({ ...of, ...set })
    .onConflictDoUpdate({ target: [senderChoices.userId, senderChoices.email], set })
    .returning({ isHidden: senderChoices.isHidden, stopped: senderChoices.stopped });
  return choice!;
}
