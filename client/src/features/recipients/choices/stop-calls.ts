import { queryOptions } from '@tanstack/react-query';
import { recipientCalls } from '#shared/contracts/recipients.ts';
import { call } from '../../../lib/http/api-client.ts';

/* Apart from the calls of the recipient's page, whose scripts the page of this link does not need. */

/** Whose mails a link stops. */
export const stopLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['stop-mails', token],
    queryFn: ({ signal }) => call(recipientCalls.readStopLink, { params: { token }, signal }),
    retry: false,
  });

export const stopMails = (token: string) => call(recipientCalls.stopMails, { params: { token } });
