import { useEffect, useState, type ReactNode } from 'react';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { SECOND_MS } from '#shared/domain/durations.ts';

/** On a slow connection, what has arrived is shown after this long, even if the rest will move it. */
const MAX_WAIT_MS = 3 * SECOND_MS;

/**
 * Shows its children once the data that they request when they mount has arrived, so that nothing moves afterwards. Until then,
 * they are mounted but hidden.
 */
export function RevealTogether({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const queryClient = useQueryClient();
  const isFetching = useIsFetching();
  const [isRevealed, setIsRevealed] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsRevealed(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    // By then the children have started their requests, because all effects of this render have run.
    queueMicrotask(() => {
      if (queryClient.isFetching() === 0) setIsRevealed(true);
    });
  }, [isFetching, queryClient]);

  return (
    <>
      {!isRevealed && fallback}
      <div hidden={!isRevealed}>{children}</div>
    </>
  );
}
