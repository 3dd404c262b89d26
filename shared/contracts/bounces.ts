import { defineEndpoint } from './endpoint.ts';

/** The mail provider posts news about our mails here. */
export const mailEventsEndpoint = defineEndpoint({ method: 'post', path: '/api/mail-events/:provider' });

/**
 * News about a mail after a mail server accepted it, in rising order. The gravest news stays, whichever comes first.
 * `complaint`: its reader calls it spam. `soft`: it was not delivered, and the cause may be us or may pass.
 * `hard`: the mailbox will never accept it.
 */
export const bounceKinds = ['complaint', 'soft', 'hard'] as const;
export type BounceKind = (typeof bounceKinds)[number];
