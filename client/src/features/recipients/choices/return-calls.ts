import { queryOptions } from '@tanstack/react-query';
import { recipientCalls } from '#shared/contracts/recipients.ts';
import { call } from '../../../lib/http/api-client.ts';
import { forAnyone } from '../../../lib/queries/query-client.ts';

/* Apart from the calls of the recipient's page, whose scripts the page of this link does not need. */

/** What a link leads back to. The token is in the body and the key, and in no address. */
export const returnLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [recipientCalls.readReturnLink.path, token] as const,
    queryFn: ({ signal }) => call(recipientCalls.readReturnLink, { body: { token }, signal }),
    retry: false,
    gcTime: 0,
    meta: forAnyone,
  });

export const comeBack = (token: string) => call(recipientCalls.comeBack, { body: { token } });
