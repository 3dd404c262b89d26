import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { Badge } from '#client/ui/badge.tsx';

const SHOWN = 5;

/** The titles of the first few selected LeaveBits. */
export function LeavebitTitleList({ leavebits }: { leavebits: readonly Leavebit[] }) {
  const shown = leavebits.length > SHOWN + 1 ? leavebits.slice(0, SHOWN) : leavebits;
  return (
    <ul className="list-disc pl-5">
      {shown.map(({ id, description, sealed }) => (
        <li key={id} className="wrap-anywhere">
          {description || 'No description yet'}
          {sealed && <Badge className="ml-2">Sealed</Badge>}
        </li>
      ))}
      {shown.length < leavebits.length && (
        <li className="text-quiet">{`and ${leavebits.length - shown.length} more`}</li>
      )}
    </ul>
  );
}
