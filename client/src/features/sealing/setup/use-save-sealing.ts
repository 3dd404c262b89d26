import { useQueryClient } from '@tanstack/react-query';
import { sealingEndpoints } from '#shared/contracts/sealing.ts';
import { callEndpoint } from '#client/lib/http/api-client.ts';
import { useReauthenticatedAction } from '../../security/reauthentication/use-reauthenticated-action.ts';
import { sealingQuery } from '../api.ts';
import { wrapKey } from '../crypto/passphrase.ts';
import type { SecretKey } from '../crypto/secret-keys.ts';
import { addUnlockedKeys } from '../unlocked-key.ts';
import { useSealingMessages } from '../use-sealing-messages.ts';
import { useSealingSetupMessages } from './use-sealing-setup-messages.ts';

/** Wraps a key with a passphrase and saves it. Afterwards, the key is unlocked in this tab. */
export function useSaveSealing(onDone: () => void) {
  const t = useSealingSetupMessages();
  const sealing = useSealingMessages();
  const queryClient = useQueryClient();
  return useReauthenticatedAction(
    async ({ key, passphrase }: { key: SecretKey; passphrase: string }, code) => {
      const { identity, publicKey } = key;
      const wrappedKey = await wrapKey(identity, passphrase, sealing);
      const answer = await callEndpoint(sealingEndpoints.save, { body: { publicKey, wrappedKey, code } });
      if (!('requiresVerification' in answer)) addUnlockedKeys([key]);
      return answer;
    },
    (saved) => {
      queryClient.setQueryData(sealingQuery.queryKey, saved);
      onDone();
    },
    t('nothingChanged'),
  );
}
