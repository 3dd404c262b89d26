import { isRecipientView } from './paths.ts';

const visitorPages =
  /^\/((my-leavebits|shared|shared-multiple|undo-sharing|come-back|report)(\/|$)|(refute|undo|confirm-report|payment|stop-mails|stop-reset)\/)/;

/** Whether this URL is for visitors without an owner session. */
export function isVisitorPage(pathname: string, hash: string): boolean {
  return visitorPages.test(pathname) || isRecipientView(pathname, hash);
}
