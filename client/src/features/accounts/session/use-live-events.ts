import { useEffect } from 'react';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { isSessionEndEvent, liveEventSchema, type LiveEvent } from '#shared/contracts/live-events.ts';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import { queryClient, reportsKey } from '#client/lib/queries/query-client.ts';
import { SECOND_MS } from '#shared/domain/durations.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { reportSessionLost } from '#client/lib/http/session-loss.ts';
import { openSharedStream } from '#client/lib/live/shared-stream.ts';
import { describeStoredDraft } from '#client/lib/stored-draft.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import { isStillSignedIn } from './api.ts';
import { redirectToSignIn } from './redirect-to-sign-in.ts';
import { isSignOutReason, type SignOutNotice } from './sign-out-notice.tsx';
import { reopenLiveConnection, registerLiveConnection } from './live-connection.ts';
import { useSessionMessages } from './use-session-messages.ts';
import { useSessionWatcherMessages } from './use-session-watcher-messages.ts';

const SESSION_LOGOUT_DELAY_MS = SECOND_MS;
const MANUAL_LOGOUT_DELAY_MS = 100;

interface LiveMessages {
  t: TextMessages<'owner-accounts-watcher'>;
  session: TextMessages<'owner-accounts-session'>;
}

/** Listens for sessions ended elsewhere and for reports about the owner. Pass null if no one is signed in. */
export function useLiveEvents(ownerId: number | null): void {
  const t = useSessionWatcherMessages();
  const session = useSessionMessages();
  useEffect(() => {
    if (ownerId === null) return;
    const messages = { t, session };
    const open = () =>
      openSharedStream({
        path: buildEndpointPath(sessionEndpoints.events),
        ownerId,
        onMessage: (data) => onMessage(data, ownerId, messages),
        onBack: readReports,
        onRelayed: (data) => void onRelayed(data, ownerId, messages),
        onRefused: reportSessionLost,
      });
    let closeStream = open();
    const close = () => closeStream();
    const reopen = () => {
      closeStream();
      closeStream = open();
    };
    registerLiveConnection({ close, reopen });
    return close;
  }, [ownerId, session, t]);
}

/** Checks with the server first, because the other tab's message may be about an earlier session. */
async function onRelayed(data: unknown, ownerId: number, messages: LiveMessages) {
  const event = liveEventSchema.safeParse(data).data;
  const isOfAnEnd = data === null || (event && isSessionEndEvent(event));
  if (isOfAnEnd && (await isStillSignedIn())) return;
  if (data === null) reportSessionLost();
  else onMessage(data, ownerId, messages);
}

function onMessage(data: unknown, ownerId: number, messages: LiveMessages) {
  const { t, session } = messages;
  const event = liveEventSchema.safeParse(data).data;
  switch (event?.type) {
    case 'session_logout':
      return void leaveUnlessRenewed(getNotice(event), messages);
    case 'manual_logout':
      return redirectToSignIn({
        delayMs: MANUAL_LOGOUT_DELAY_MS,
        notice: addDraft(getNotice(event), describeStoredDraft(t, session)),
      });
    case 'report_submitted':
      toast({ title: t('reported'), description: event.message, variant: 'destructive' });
      return readReports();
    case 'report_changed':
      return readReports();
    // Don't check with the server here: while another tab reloads, this one would appear to be signed out.
    case 'connected':
      // Someone signed in with this browser after this page had loaded but before its stream was open.
      if (event.ownerId !== undefined && event.ownerId !== ownerId)
        leaveEndedSession({ text: t('otherOwner'), reason: 'endedByOtherOwner' }, messages);
      return;
    case undefined:
  }
}

/** Checks first whether the session was reissued, as happens when another tab changes the password or the email address. */
async function leaveUnlessRenewed(notice: SignOutNotice, messages: LiveMessages) {
  // Before the check, which closes the form if the session has ended.
  const draft = describeStoredDraft(messages.t, messages.session);
  if (await isStillSignedIn()) reopenLiveConnection();
  else leaveEndedSession(notice, messages, draft);
}

function leaveEndedSession(
  notice: SignOutNotice,
  { t, session }: LiveMessages,
  draft = describeStoredDraft(t, session),
): void {
  toast({ title: t('ended'), description: notice.text, variant: 'destructive' });
  redirectToSignIn({ delayMs: SESSION_LOGOUT_DELAY_MS, notice: addDraft(notice, draft) });
}

const getNotice = ({ message: text, reason }: LiveEvent): SignOutNotice =>
  isSignOutReason(reason) ? { text, reason } : { text };

const addDraft = (notice: SignOutNotice, draft: string): SignOutNotice => ({
  ...notice,
  text: notice.text + draft,
});

function readReports(): void {
  void queryClient.invalidateQueries({ queryKey: reportsKey });
}
