import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SecretKey } from '#client/features/sealing/crypto/secret-keys.ts';
import { sharedLeavebitsKey, type ViewSession } from '../../verification/email-session.ts';

const NONE: readonly SecretKey[] = [];

/** The keys entered in a session. Like everything else of the session, they are removed when it ends. */
const cardKeysQuery = ({ encodedEmail, emailSessionId }: ViewSession) =>
  queryOptions<readonly SecretKey[]>({
    queryKey: [...sharedLeavebitsKey(encodedEmail), emailSessionId, 'card-keys'],
    // Only ever set.
    queryFn: skipToken,
    gcTime: Infinity,
  });

/** The keys of cards that have opened something. Only in this tab's memory. */
export function useCardKeys(session: ViewSession) {
  const queryClient = useQueryClient();
  const options = cardKeysQuery(session);
  const { data: keys = NONE } = useQuery(options);
  return {
    keys,
    addKey: (key: SecretKey) =>
      queryClient.setQueryData(options.queryKey, (known: readonly SecretKey[] = []) => [
        ...known.filter(({ publicKey }) => publicKey !== key.publicKey),
        key,
      ]),
  };
}
