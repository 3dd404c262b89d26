import { InShownLanguage } from '../../lib/messages/in-shown-language.tsx';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface PageSkeletonProps {
  /** Whether it says that a recipient's list is loading. */
  isRecipients?: boolean;
}

/** Shown while a page loads. */
export function PageSkeleton(props: PageSkeletonProps) {
  return (
    <InShownLanguage>
      <Skeletons {...props} />
    </InShownLanguage>
  );
}

function Skeletons({ isRecipients = false }: PageSkeletonProps) {
  const t = useMessages('site');
  return (
    <Page header={<PageHeader brandLabel={t('brand')} />}>
      {isRecipients ? (
        <div className="animate-appear-late py-24">
          <Spinner label={t('loadingLeavebits')} />
        </div>
      ) : (
        <SkeletonGroup label={t('loading')} className="flex animate-appear-late flex-col gap-4">
          <Skeleton className="h-9 w-2/3 max-w-md" />
          <Skeleton className="w-full max-w-reading" />
          <Skeleton className="mt-6 h-32 w-full rounded-md" />
          <Skeleton className="h-32 w-full rounded-md" />
        </SkeletonGroup>
      )}
    </Page>
  );
}
