/** Carries a recipient's e-mail session. Apart from the shapes: the start page's script needs the name alone. */
export const EMAIL_SESSION_HEADER = 'X-Email-Session-Id';
