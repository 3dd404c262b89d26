import type { StoppedMails } from '#shared/contracts/recipients.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { senderChoices } from '../../../db/schema/index.ts';

/** Stores what a recipient chose about an owner. What is undefined stays. @returns the whole choice. */
export async function setChoice(
  { clock }: Context,
  tx: Database,
  of: { userId: number; email: string },
  change: { isHidden?: boolean | undefined; stopped?: StoppedMails | null | undefined },
): Promise<{ isHidden: boolean; stopped: StoppedMails | null }> {
  const set = { ...change, changedAt: clock.now() };
  const [choice] = await tx
    .insert(senderChoices)
    .values({ ...of, ...set })
    .onConflictDoUpdate({ target: [senderChoices.userId, senderChoices.email], set })
    .returning({ isHidden: senderChoices.isHidden, stopped: senderChoices.stopped });
  return choice!;
}
