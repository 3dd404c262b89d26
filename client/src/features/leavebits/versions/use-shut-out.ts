import { useQuery } from '@tanstack/react-query';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { LeavebitVersion } from '#shared/contracts/versions.ts';
import { formatEmail } from '#shared/domain/format-email.ts';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import { useNameLookup } from '../../people/api.ts';
import { cardsQuery } from '../../sealing/api.ts';
import { digestPublicKey } from '../../sealing/digest-public-key.ts';
import { findShutOut, type ShutOut } from './shut-out.ts';
import { useVersionMessages } from './use-version-messages.ts';

/** Who couldn't open a sealed version if it came back as it is. Null for one that isn't sealed, and until that is known. */
export function useShutOut(leavebit: Leavebit, version: LeavebitVersion | undefined): ShutOut | null {
  const t = useVersionMessages();
  const { user } = useCurrentUser();
  const nameOf = useNameLookup();
  const isSealed = leavebit.sealed === true;
  const { data: cards } = useQuery({ ...cardsQuery, enabled: isSealed });
  const { data: digests } = useQuery({
    queryKey: ['card-digests', cards?.map(({ email, publicKey }) => [email, publicKey])],
    queryFn: async () =>
      Object.fromEntries(
        await Promise.all(
          (cards ?? []).map(
            async ({ email, publicKey }) => [email, await digestPublicKey(publicKey)] as const,
          ),
        ),
      ),
    enabled: cards !== undefined,
  });
  if (!isSealed || !version || !digests) return null;
  const others = version.sharingEmails.filter((email) => email !== user?.username);
  return findShutOut(
    others.map((email) => ({
      called: nameOf(email) ?? formatEmail(email),
      digest: digests[email] ?? null,
    })),
    {
      textFor: version.infoFields === '' ? leavebit.sealedFor : version.sealedFor,
      filesFor: leavebit.attachments.length === 0 ? null : leavebit.sealedFor,
    },
    t,
  );
}
