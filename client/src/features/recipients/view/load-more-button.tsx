import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Button } from '#client/ui/button.tsx';

interface MoreButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Loads the next page of a list. Renders nothing on the last page. */
export function LoadMoreButton({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
}: MoreButtonProps) {
  const t = useMessages('recipients');
  if (!hasNextPage) return null;
  return (
    <div className="mt-4 flex justify-center print:hidden">
      <Button variant="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t('showMore')}
      </Button>
    </div>
  );
}
