/**
 * Carries a recipient's email session. It stands apart from the shapes, because the start page's script needs only the
 * name.
 */
export const EMAIL_SESSION_HEADER = 'X-Email-Session-Id';
