import { expect, it } from 'vitest';
import { clearOwnerQueries } from '../../lib/queries/clear-owner-queries.ts';
import { queryClient, triggerBytesKey } from '../../lib/queries/query-client.ts';
import { checkoutQuery } from './api.ts';

it('a sign-out drops what the owner read and is still reading, and keeps what anyone may read', async () => {
  let answer = (_text: string): void => undefined;
  const queryFn = () => new Promise<string>((resolve) => (answer = resolve));
  queryClient.setQueryData(triggerBytesKey, ['a secret']);
  const owners = queryClient.fetchQuery({ queryKey: ['/api/payments'], queryFn }).catch(() => 'cancelled');
  const answerOwner = answer;
  const { queryKey, meta } = checkoutQuery(7);
  const anyones = queryClient.fetchQuery({ queryKey: [...queryKey], meta, queryFn });
  clearOwnerQueries();
  answer('what it costs');
  answerOwner('a secret');
  expect([await owners, await anyones]).toEqual(['cancelled', 'what it costs']);
  const kept = queryClient.getQueryCache().getAll();
  expect(kept.map((query) => [query.queryKey, query.state.data])).toEqual([[queryKey, 'what it costs']]);
});
