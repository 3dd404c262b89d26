import { defineCall } from './call.ts';

/** The mail provider posts news about our mails here. */
export const mailEventsCall = defineCall({ method: 'post', path: '/api/mail-events/:provider' });
