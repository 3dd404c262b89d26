import { useCallback, useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { now } from '#client/lib/dates.ts';
import { mailStatusQuery, verificationStatusQuery } from '../api.ts';
import { describeMailStatus, findNextReminderTime, describeVerification } from './status-messages.ts';
import type { VerificationDescription } from './status-messages.ts';
import { useRuleMessages } from './use-rule-messages.ts';

interface MailNote {
  text: string;
  /** Whether the owner needs to act, because the email bounced or was marked as spam. */
  needsOwner: boolean;
}

/** Describes the status of the owner's recipients. The object's identity changes only when its data does. */
export interface RecipientStatus {
  /** Undefined until loaded. */
  findVerification: (email: string) => VerificationDescription | undefined;
  /** Whether an address has ever been verified. Null until loaded. */
  isVerified: ((email: string) => boolean) | null;
  findMailNote: (email: string) => MailNote | undefined;
  /** When the owner can remind the recipient again, or null if that is now. */
  findNextReminderTime: (email: string) => Date | null;
}

export function useRecipientStatus() {
  const t = useRuleMessages();
  const queryClient = useQueryClient();
  const verification = useQuery(verificationStatusQuery);
  const mail = useQuery(mailStatusQuery);

  const status = useMemo((): RecipientStatus => {
    const moments =
      verification.data && new Map(verification.data.map((row) => [row.email, row.verified_at]));
    const mails = new Map(mail.data?.map((row) => [row.email, row]));
    return {
      findVerification: (email) => moments && describeVerification(moments.get(email), now(), t),
      isVerified: moments ? (email) => moments.has(email) : null,
      findMailNote: (email) => {
        const mail = mails.get(email);
        const text = describeMailStatus(mail, t);
        if (!mail || text === undefined) return undefined;
        return { text, needsOwner: mail.state === 'failed' || mail.reason !== null };
      },
      findNextReminderTime: (email) => findNextReminderTime(mails.get(email), now()),
    };
  }, [verification.data, mail.data, t]);

  /** Refetches the email status if an email was pending. Stable across renders. */
  const refreshWaitingMail = useCallback(() => {
    const mails = queryClient.getQueryData(mailStatusQuery.queryKey);
    if (!mails?.some(({ state }) => state === 'queued')) return;
    void queryClient.invalidateQueries({ queryKey: mailStatusQuery.queryKey });
  }, [queryClient]);

  return {
    status,
    hasFailed: verification.isError || mail.isError,
    isRetrying: verification.isFetching || mail.isFetching,
    retry: () => Promise.all([verification.refetch(), mail.refetch()]),
    refreshWaitingMail,
  };
}
