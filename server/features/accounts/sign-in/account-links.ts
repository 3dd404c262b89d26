import type { Context } from '#server/context.ts';

/** A link to the sign-in page for one email. Its secret gives the reader a separate attempt limit. */
export const createSignInLink = (ctx: Pick<Context, 'config' | 'linkSecrets'>, email: string): string =>
  `${ctx.config.appOrigin}/auth#k=${ctx.linkSecrets.create(email)}`;

export const createResetLink = (ctx: Pick<Context, 'config' | 'linkSecrets'>, email: string): string =>
  `${ctx.config.appOrigin}/auth?mode=reset#k=${ctx.linkSecrets.create(email)}`;

export const createRegistrationLink = (ctx: Pick<Context, 'config' | 'linkSecrets'>, email: string): string =>
  `${ctx.config.appOrigin}/auth?mode=register#k=${ctx.linkSecrets.create(email)}`;
