import { DamagedLink } from './damaged-link.tsx';

/** A share link without the number of anything. */
export function MissingLeavebit() {
  return (
    <DamagedLink
      title="Something is missing from this link"
      unknown="what it leads to"
      ask="to send it to you again"
    />
  );
}
