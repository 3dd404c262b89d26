import { useEffect } from 'react';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { isSessionEndEvent, liveEventSchema, type LiveEvent } from '#shared/contracts/live-events.ts';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import { queryClient, reportsKey } from '#client/lib/queries/query-client.ts';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { reportSessionLost } from '#client/lib/http/session-loss.ts';
import { openSharedStream } from '#client/lib/live/shared-stream.ts';
import { describeStoredDraft } from '#client/lib/stored-draft.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import { isStillSignedIn } from './api.ts';
import { redirectToSignIn } from './redirect-to-sign-in.ts';
import { isSignOutReason, type SignOutNotice } from './sign-out-notice.tsx';
import { reopenLiveConnection, registerLiveConnection } from './live-connection.ts';

const SESSION_LOGOUT_DELAY_MS = SECOND_MS;
const MANUAL_LOGOUT_DELAY_MS = 100;
/** The notice for when someone signs in with this browser after this page has loaded but before its stream is open. */
const OTHER_OWNER: SignOutNotice = {
  text: 'Someone else has signed in using this browser.',
  reason: 'endedByOtherOwner',
};

/** Listens for sessions ended elsewhere and for reports about the owner. Pass null if no one is signed in. */
export function useLiveEvents(ownerId: number | null): void {
  useEffect(() => {
    if (ownerId === null) return;
    const open = () =>
      openSharedStream({
        path: buildEndpointPath(sessionEndpoints.events),
        ownerId,
        onMessage: (data) => onMessage(data, ownerId),
        onBack: readReports,
        onRelayed: (data) => void onRelayed(data, ownerId),
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
  }, [ownerId]);
}

/** Checks with the server first, because the other tab's message may be about an earlier session. */
async function onRelayed(data: unknown, ownerId: number) {
  const event = liveEventSchema.safeParse(data).data;
  const isOfAnEnd = data === null || (event && isSessionEndEvent(event));
  if (isOfAnEnd && (await isStillSignedIn())) return;
  if (data === null) reportSessionLost();
  else onMessage(data, ownerId);
}

function onMessage(data: unknown, ownerId: number) {
  const event = liveEventSchema.safeParse(data).data;
  switch (event?.type) {
    case 'session_logout':
      return void leaveUnlessRenewed(getNotice(event));
    case 'manual_logout':
      return redirectToSignIn({
        delayMs: MANUAL_LOGOUT_DELAY_MS,
        notice: addDraft(getNotice(event), describeStoredDraft()),
      });
    case 'report_submitted':
      toast({ title: 'There is a report about you', description: event.message, variant: 'destructive' });
      return readReports();
    case 'report_changed':
      return readReports();
    // Don't check with the server here: while another tab reloads, this one would appear to be signed out.
    case 'connected':
      if (event.ownerId !== undefined && event.ownerId !== ownerId) leaveEndedSession(OTHER_OWNER);
      return;
    case undefined:
  }
}

/** Checks first whether the session was reissued, as happens when another tab changes the password or the email address. */
async function leaveUnlessRenewed(notice: SignOutNotice) {
  // Before the check, which closes the form if the session has ended.
  const draft = describeStoredDraft();
  if (await isStillSignedIn()) reopenLiveConnection();
  else leaveEndedSession(notice, draft);
}

function leaveEndedSession(notice: SignOutNotice, draft = describeStoredDraft()): void {
  toast({ title: 'Session Ended', description: notice.text, variant: 'destructive' });
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
