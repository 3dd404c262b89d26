import { useEffect, useState } from 'react';
import { History, SearchX } from 'lucide-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { getErrorMessage } from '../../lib/http/api-client.ts';
import { useCommonMessages } from '../../lib/messages/use-common-messages.ts';
import { now } from '../../lib/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { activityQuery, type ActivityFilter } from './api.ts';
import { groupActivityByDay } from './activity-days.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityLine } from './activity-line.tsx';
import { useActivityMessages } from './use-activity-messages.ts';

const NO_FILTER: ActivityFilter = { kind: '', text: '' };
/** Debounce delay of the search. */
const TYPING_MS = 350;

/** A log of everything done in the owner's account, by whom and when. */
export function ActivityLog() {
  const t = useActivityMessages();
  const common = useCommonMessages();
  const [filter, setFilter] = useState(NO_FILTER);
  const wanted = { ...filter, text: useSettled(filter.text.trim()) };
  const query = useInfiniteQuery(activityQuery(wanted));
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const entries = data?.pages.flatMap((page) => page.entries);
  const isFiltered = wanted.kind !== '' || wanted.text !== '';

  return (
    <>
      <ActivityFilters filter={filter} onChange={setFilter} />
      {error && (
        <Banner
          tone="danger"
          role="alert"
          title={t('notLoaded')}
          action={
            <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
              {common('tryAgain')}
            </Button>
          }
        >
          {getErrorMessage(error, t('notLoadedNext'))}
        </Banner>
      )}
      {!entries && !error && <LoadingLines />}
      {entries?.length === 0 && !hasNextPage && (
        <NothingFound isFiltered={isFiltered} onClear={() => setFilter(NO_FILTER)} />
      )}
      {entries &&
        groupActivityByDay(entries, now(), t).map(({ title, entries: [first, ...others] }) => (
          <section key={first!.id} aria-label={title}>
            <h2 className="border-b pb-2 text-lg">{title}</h2>
            <ol>
              {[first!, ...others].map((entry) => (
                <ActivityLine key={entry.id} {...entry} />
              ))}
            </ol>
          </section>
        ))}
      {hasNextPage && (
        <div className="flex flex-col items-start gap-3">
          {entries?.length === 0 && <p className="text-quiet">{t('noRecentMatches')}</p>}
          <Button variant="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t(wanted.text ? 'searchFurther' : 'showEarlier')}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {entries && !isFetching && describeCount(entries.length, hasNextPage, t)}
      </p>
    </>
  );
}

/** Returns the debounced text. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function describeCount(count: number, hasMore: boolean, t: TextMessages<'owner-activity'>): string {
  return t(hasMore ? 'shownMore' : 'shown', { count });
}

function NothingFound({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useActivityMessages();
  if (!isFiltered) {
    return (
      <EmptyState icon={History} title={t('noneTitle')}>
        {t('none')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title={t('noMatchesTitle')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('showEverything')}
        </Button>
      }
    >
      {t('noMatches')}
    </EmptyState>
  );
}

function LoadingLines() {
  const t = useActivityMessages();
  return (
    <SkeletonGroup label={t('loading')} className="flex flex-col gap-6 py-2">
      {[1, 2, 3, 4].map((line) => (
        <div key={line} className="flex gap-3.5">
          <Skeleton className="size-9 shrink-0 rounded-full" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="w-2/5" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
