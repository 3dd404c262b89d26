/** The page behind the link in a notice's footer, which stops emails from its sender. Mail clients post to it. */
export const stopMailsPath = (token: string): string => `/stop-mails/${token}`;
