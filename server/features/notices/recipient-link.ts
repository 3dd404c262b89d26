import { encodeEmail } from '#shared/domain/encoded-email.ts';
import type { Context } from '../../context.ts';

/** A recipient's own page. The address is in the fragment, which browsers do not send. */
export function recipientLink({ config }: Pick<Context, 'config'>, email: string): string {
  return `${config.appOrigin}/#/my-leavebits/${encodeEmail(email)}`;
}
