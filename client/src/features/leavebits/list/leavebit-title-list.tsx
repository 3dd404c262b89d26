import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Badge } from '#client/ui/badge.tsx';
import { usePanelMessages } from '../use-panel-messages.ts';

const SHOWN = 5;

/** The titles of the first few selected LeaveBits. */
export function LeavebitTitleList({ leavebits }: { leavebits: readonly Leavebit[] }) {
  const t = usePanelMessages();
  const common = useCommonMessages();
  const shown = leavebits.length > SHOWN + 1 ? leavebits.slice(0, SHOWN) : leavebits;
  return (
    <ul className="list-disc pl-5">
      {shown.map(({ id, description, sealed }) => (
        <li key={id} className="wrap-anywhere">
          {description || common('noDescription')}
          {sealed && <Badge className="ml-2">{common('sealed')}</Badge>}
        </li>
      ))}
      {shown.length < leavebits.length && (
        <li className="text-quiet">{t('andMore', { count: leavebits.length - shown.length })}</li>
      )}
    </ul>
  );
}
