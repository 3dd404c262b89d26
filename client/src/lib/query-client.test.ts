import { expect, it } from 'vitest';
import { checkoutQuery } from '../features/subscriptions/api.ts';
import { forgetReads, queryClient, triggerBytesKey } from './query-client.ts';

it('reads are kept until something changes them: no staleness, no polling, no retries, no refetch on focus', () => {
  const { queries, mutations } = queryClient.getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: Infinity, refetchOnWindowFocus: false, retry: false });
  expect(queries?.refetchInterval).toBeUndefined();
  expect(mutations).toMatchObject({ retry: false });
});

it('what an owner read goes when they sign out, and nothing that is still on its way comes in; what anyone may read does', async () => {
  let answer = (_text: string): void => undefined;
  const queryFn = () => new Promise<string>((resolve) => (answer = resolve));
  queryClient.setQueryData(triggerBytesKey, ['a secret']);
  const owners = queryClient.fetchQuery({ queryKey: ['/api/payments'], queryFn }).catch(() => 'cancelled');
  const answerOwner = answer;
  const { queryKey, meta } = checkoutQuery(7);
  const anyones = queryClient.fetchQuery({ queryKey: [...queryKey], meta, queryFn });
  forgetReads();
  answer('what it costs');
  answerOwner('a secret');
  expect([await owners, await anyones]).toEqual(['cancelled', 'what it costs']);
  const kept = queryClient.getQueryCache().getAll();
  expect(kept.map((query) => [query.queryKey, query.state.data])).toEqual([[queryKey, 'what it costs']]);
});
