import { useQuery } from '@tanstack/react-query';
import { mailStatusQuery } from '../api.ts';

/** Returns whether an address receives something from the owner. Nobody does until that is known. */
export function useIsRecipient(): (email: string) => boolean {
  const { data: mails = [] } = useQuery(mailStatusQuery);
  return (address) => mails.some(({ email }) => email === address);
}

/** What it means that a recipient is a reporter, too. */
export const describeReportingRecipient = (name: string): string =>
  `${name} also receives something from you. As a reporter they learn nothing more, but they’d be one of those who decide when it opens.`;
