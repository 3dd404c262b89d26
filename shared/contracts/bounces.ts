import { defineCall } from './call.ts';

/** The mail provider posts here what became of our mails. */
export const mailEventsCall = defineCall({ method: 'post', path: '/api/mail-events/:provider' });
