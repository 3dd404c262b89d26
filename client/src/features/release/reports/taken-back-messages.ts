import type { TakenBack } from '#shared/contracts/release.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';

/** Says what a substitute has lost with the end of a release, and how much of it they had read. */
export function describeTakenBack(
  { email, name: knownName, leavebits: count, read }: TakenBack,
  t: TextMessages<'owner-reports'>,
): string {
  const name = formatNameAndEmail({ email, name: knownName });
  if (read === 0) return t('takenBackUnread', { name, count });
  return read === count || count === 1
    ? t('takenBackRead', { name, count })
    : t('takenBackPartlyRead', { name, count, read });
}
