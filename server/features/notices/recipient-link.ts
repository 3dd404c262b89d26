import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { Context } from '../../context.ts';

/** A link to a recipient's own page. The address is in the fragment, which browsers don't send to the server. */
export function buildRecipientPageUrl({ config }: Pick<Context, 'config'>, email: string): string {
  return `${config.appOrigin}/#/my-leavebits/${encodeLinkEmail(email)}`;
}

/** The same link for a single email. Its secret gives whoever follows it a separate attempt budget. */
export function buildRecipientEmailLink(ctx: Pick<Context, 'config' | 'linkSecrets'>, email: string): string {
  return `${buildRecipientPageUrl(ctx, email)}?k=${ctx.linkSecrets.create(email)}`;
}
