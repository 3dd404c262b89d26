import { Fragment } from 'react';
import { formatSecretKey } from './crypto/secret-keys.ts';

/** A secret key whose lines end only between its groups. Browsers would also break it after a hyphen. */
export function SecretKeyText({ identity }: { identity: string }) {
  return formatSecretKey(identity)
    .split(' ')
    .map((group, index) => (
      <Fragment key={index}>
        {index > 0 && ' '}
        <span className="inline-block">{group}</span>
      </Fragment>
    ));
}
