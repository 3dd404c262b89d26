import type { ReactNode } from 'react';

/** A person's name within a sentence. */
export const asName = (name: ReactNode): ReactNode => <strong className="font-medium">{name}</strong>;

/** An address, or a name with an address, which a browser must not translate. */
export const asAddress = (address: ReactNode): ReactNode => (
  <strong translate="no" className="font-medium">
    {address}
  </strong>
);
