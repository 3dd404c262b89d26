import { useEffect, useState, type ReactNode } from 'react';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { SECOND_MS } from '#shared/domain/durations.ts';

/** On a slow connection, what has arrived is shown after this long, even if the rest will move it. */
const MAX_WAIT_MS = 3 * SECOND_MS;

interface RevealTogetherProps {
  /** The lazy parts among the children. Must not change. */
  parts: readonly { preload: () => Promise<void> }[];
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Shows its children once their lazy parts, and the data that these request when they mount, have arrived, so that nothing moves
 * afterwards. Until then, the children are mounted but hidden.
 */
export function RevealTogether({ parts, fallback, children }: RevealTogetherProps) {
  const queryClient = useQueryClient();
  const isFetching = useIsFetching();
  const [areLoaded, setAreLoaded] = useState(false);
  const [isRevealed, setIsRevealed] = useState(false);

  useEffect(() => {
    void Promise.all(parts.map((part) => part.preload())).then(() => setAreLoaded(true));
    const timer = setTimeout(() => {
      setAreLoaded(true);
      setIsRevealed(true);
    }, MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [parts]);

  useEffect(() => {
    if (!areLoaded) return;
    // By then the children have started their requests, because all effects of this render have run.
    queueMicrotask(() => {
      if (queryClient.isFetching() === 0) setIsRevealed(true);
    });
  }, [areLoaded, isFetching, queryClient]);

  return (
    <>
      {!isRevealed && fallback}
      {areLoaded && <div hidden={!isRevealed}>{children}</div>}
    </>
  );
}
