import { z } from 'zod/mini';
import { accountCalls, logoutBody, resumeSessionBody, setAppOriginBody } from '#shared/contracts/accounts.ts';
import type { Call, ProofAsked, TypeOnly } from '#shared/contracts/call.ts';
import { deletionCalls } from '#shared/contracts/deletion.ts';
import { downloadTicketAnswer } from '#shared/contracts/downloads.ts';
import { exportCalls } from '#shared/contracts/exports.ts';
import { leavebitCalls } from '#shared/contracts/leavebits.ts';
import { logoutViewSessionBody, recipientCalls } from '#shared/contracts/recipients.ts';
import { releaseCalls, releaseConfig } from '#shared/contracts/release.ts';
import { reportLinkCalls } from '#shared/contracts/report-links.ts';
import { securityCalls } from '#shared/contracts/security.ts';
import { sessionCalls } from '#shared/contracts/session.ts';
import { sharingNewsCalls } from '#shared/contracts/sharing-news.ts';
import { trashCalls } from '#shared/contracts/trash.ts';
import { undoCalls } from '#shared/contracts/undo.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { viewSessionCalls } from '#shared/contracts/view-session.ts';

/*
 * The shapes of what contracts give by type only. Browsers do not load them. The compiler holds each against its contract.
 */

const answers = new Map<Call, z.ZodMiniType>();
const bodies = new Map<Call, z.ZodMiniType>();

function answer<T>(
  call: Call & { answer: TypeOnly<T> },
  shape: z.ZodMiniType<Exclude<NoInfer<T>, ProofAsked>>,
) {
  answers.set(call, shape);
}
function body<T>(call: Call & { body: TypeOnly<T> }, shape: z.ZodMiniType<unknown, NoInfer<T>>) {
  bodies.set(call, shape);
}

const done = z.object({ message: z.string() });
const currentUser = z.object({
  id: z.number(),
  username: z.string(),
  name: z.nullable(z.string()),
  deletesAt: z.optional(z.string()),
});

for (const call of [
  accountCalls.resetPassword,
  accountCalls.finishReset,
  deletionCalls.keep,
  recipientCalls.requestCode,
  releaseCalls.sendReporterLinks,
  reportLinkCalls.noteLinkOpened,
  reportLinkCalls.withdrawReport,
  reportLinkCalls.denyReport,
  reportLinkCalls.answerAsReporter,
  reportLinkCalls.answerAboutAddress,
  releaseCalls.refuteReport,
  securityCalls.declineOffer,
  securityCalls.proveWithPasskey,
  securityCalls.signOutEverywhere,
  securityCalls.stopReset,
  securityCalls.stopResetByLink,
  sessionCalls.logout,
  sessionCalls.resume,
  sessionCalls.refresh,
  undoCalls.undoChange,
  recipientCalls.comeBack,
  sharingNewsCalls.undoSharing,
  uploadCalls.refreshSession,
  uploadCalls.restoreSession,
  viewSessionCalls.logout,
]) {
  answer(call, done);
}
for (const call of [securityCalls.removeTotp, securityCalls.removePasskey, securityCalls.changePassword]) {
  answer(call, done);
}
answer(accountCalls.resetPasswordVerify, z.extend(done, { changesAt: z.optional(z.string()) }));
answer(deletionCalls.request, z.object({ deletesAt: z.string() }));
answer(exportCalls.prepare, z.object({ url: z.string() }));
answer(leavebitCalls.listFiles, z.array(z.string()));
answer(leavebitCalls.preview, downloadTicketAnswer);
answer(releaseCalls.readConfig, releaseConfig);
answer(releaseCalls.saveConfig, releaseConfig);
answer(securityCalls.loginPasskey, currentUser);
answer(trashCalls.purge, z.null());
answer(securityCalls.changeEmail, z.object({ email: z.string() }));
answer(securityCalls.confirmEmail, currentUser);
answer(securityCalls.readStopLink, z.object({ changesAt: z.string() }));
answer(sessionCalls.currentUser, currentUser);
answer(sessionCalls.setAppOrigin, z.object({ origin: z.string() }));
answer(
  sessionCalls.service,
  z.object({
    operatorName: z.nullable(z.string()),
    operatorRegistration: z.nullable(z.string()),
    supportEmail: z.nullable(z.string()),
  }),
);

body(sessionCalls.logout, logoutBody);
body(sessionCalls.resume, resumeSessionBody);
body(sessionCalls.setAppOrigin, setAppOriginBody);
body(viewSessionCalls.logout, logoutViewSessionBody);

/** The shape of a part of a call. @throws if nobody has written down a shape for a part that is given by type only. */
function shapeOf(call: Call, part: 'body' | 'answer', known: typeof answers): z.ZodMiniType | null {
  const shape = call[part];
  if (!shape) return null;
  if (!('isTypeOnly' in shape)) return shape;
  const found = known.get(call);
  if (!found) throw new Error(`${call.method} ${call.path}: type-only-shapes.ts has no shape of its ${part}`);
  return found;
}
export const answerShape = (call: Call) => shapeOf(call, 'answer', answers);
export const bodyShape = (call: Call) => shapeOf(call, 'body', bodies);
