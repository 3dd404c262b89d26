import { defineEndpoint } from './schema/endpoint.ts';

/** Webhook through which the mail provider reports delivery events. */
export const mailEventsEndpoint = defineEndpoint({ method: 'post', path: '/api/mail-events/:provider' });

/**
 * Events after a mail server has accepted a message, in ascending severity. The most severe one is stored, regardless of the
 * order of arrival. `complaint`: the reader marked it as spam. `soft`: not delivered, for a reason that may be on our side or
 * temporary. `hard`: the mailbox will never accept mail.
 */
export const bounceKinds = ['complaint', 'soft', 'hard'] as const;
export type BounceKind = (typeof bounceKinds)[number];
