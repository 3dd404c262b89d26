/** The page of the link at the foot of a notice, which stops mails of its sender. Mail programs post to it. */
export const stopMailsPath = (token: string): string => `/stop-mails/${token}`;
