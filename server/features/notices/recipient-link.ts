import { encodeEmail } from '#shared/domain/encoded-email.ts';
import type { Context } from '../../context.ts';

/** A recipient's own page. The address stands in the fragment, which browsers keep to themselves. */
export function recipientLink({ config }: Pick<Context, 'config'>, email: string): string {
  return `${config.appOrigin}/#/my-leavebits/${encodeEmail(email)}`;
}
