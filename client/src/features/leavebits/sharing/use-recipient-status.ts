import { useCallback, useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { now } from '#client/lib/dates.ts';
import { mailStatusQuery, verificationStatusQuery } from '../api.ts';
import { describeMailStatus, findNextReminderTime, describeVerification } from './status-messages.ts';
import type { VerificationDescription } from './status-messages.ts';

interface MailNote {
  words: string;
  /** Whether it needs the owner's attention: the mail failed, or its reader marked it as spam. */
  wantsLook: boolean;
}

/** The status of the owner's recipients, as text. The object changes only when its data does. */
export interface RecipientStatus {
  /** Undefined while it is unknown. */
  findVerification: (email: string) => VerificationDescription | undefined;
  /** Whether an address was ever verified. Null while that is unknown. */
  isVerified: ((email: string) => boolean) | null;
  findMailNote: (email: string) => MailNote | undefined;
  /** When the owner can remind them again. Null: now. */
  findNextReminderTime: (email: string) => Date | null;
}

export function useRecipientStatus() {
  const queryClient = useQueryClient();
  const verification = useQuery(verificationStatusQuery);
  const mail = useQuery(mailStatusQuery);

  const status = useMemo((): RecipientStatus => {
    const moments =
      verification.data && new Map(verification.data.map((row) => [row.email, row.verified_at]));
    const mails = new Map(mail.data?.map((row) => [row.email, row]));
    return {
      findVerification: (email) => moments && describeVerification(moments.get(email), now()),
      isVerified: moments ? (email) => moments.has(email) : null,
      findMailNote: (email) => {
        const mail = mails.get(email);
        const words = describeMailStatus(mail);
        if (!mail || words === undefined) return undefined;
        return { words, wantsLook: mail.state === 'failed' || mail.reason !== null };
      },
      findNextReminderTime: (email) => findNextReminderTime(mails.get(email), now()),
    };
  }, [verification.data, mail.data]);

  /** Reloads the mail status if a mail was pending. The function is stable across renders. */
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
