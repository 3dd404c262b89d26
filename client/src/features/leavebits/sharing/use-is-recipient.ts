import { useQuery } from '@tanstack/react-query';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { mailStatusQuery } from '../api.ts';

/** Returns whether an address receives something from the owner. Nobody does until that is known. */
export function useIsRecipient(): (email: string) => boolean {
  const { data: mails = [] } = useQuery(mailStatusQuery);
  return (address) => mails.some(({ email }) => email === address);
}

/** What it means that a recipient is a reporter, too. */
export const describeReportingRecipient = (name: string, t: TextMessages<'owner-leavebits-rules'>): string =>
  t('alsoReports', { name });
