import { DamagedLink } from './damaged-link.tsx';

/** A recipient's link without an address. */
export function MissingEmail() {
  return (
    <DamagedLink title="Missing email information" unknown="whom it is for" ask="to check your address" />
  );
}
