import type { Context } from '#server/context.ts';

/** The sign-in page as a link for one mail, whose secret gives its reader tries of their own. */
export const createSignInLink = (ctx: Pick<Context, 'config' | 'linkSecrets'>, email: string): string =>
  `${ctx.config.appOrigin}/auth#k=${ctx.linkSecrets.create(email)}`;

/** The same page, where a password is reset. */
export const createResetLink = (ctx: Pick<Context, 'config' | 'linkSecrets'>, email: string): string =>
  `${ctx.config.appOrigin}/auth?mode=reset#k=${ctx.linkSecrets.create(email)}`;

/** The same page, where an account is registered. */
export const createRegistrationLink = (ctx: Pick<Context, 'config' | 'linkSecrets'>, email: string): string =>
  `${ctx.config.appOrigin}/auth?mode=register#k=${ctx.linkSecrets.create(email)}`;
