/** The offer of a second factor on an owner’s home page. */
export const messages = {
  title: 'Want to add a second factor?',
  offer:
    'Right now, anyone who can read your email can sign in as you. An app on your phone or a passkey prevents that and takes two minutes to set up. You can find it under Your account at any time. We won’t ask again.',
  show: 'Show me',
  decline: 'No, thanks',
} as const;
