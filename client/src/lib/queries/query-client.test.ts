import { expect, it } from 'vitest';
import { queryClient } from './query-client.ts';

it('reads stay until something changes them: no staleness, no polling, no retries, no refetch on focus', () => {
  const { queries, mutations } = queryClient.getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: Infinity, refetchOnWindowFocus: false, retry: false });
  expect(queries?.refetchInterval).toBeUndefined();
  expect(mutations).toMatchObject({ retry: false });
});
