import { z } from 'zod/mini';
import {
  accountEndpoints,
  logoutBody,
  resumeSessionBody,
  setAppOriginBody,
} from '#shared/contracts/accounts.ts';
import type {
  Endpoint,
  ReauthenticationRequired,
  TypeOnlySchema,
} from '#shared/contracts/schema/endpoint.ts';
import { deletionEndpoints } from '#shared/contracts/deletion.ts';
import {
  downloadTicketSchema,
  logoutViewSessionBody,
  recipientEndpoints,
} from '#shared/contracts/recipients.ts';
import { exportEndpoints } from '#shared/contracts/exports.ts';
import { leavebitEndpoints } from '#shared/contracts/leavebits.ts';
import { releaseEndpoints, releaseConfigSchema } from '#shared/contracts/release.ts';
import { reportLinkEndpoints } from '#shared/contracts/report-links.ts';
import { securityEndpoints } from '#shared/contracts/security.ts';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import { sharingUndoEndpoints, configurationUndoEndpoints } from '#shared/contracts/undo-links.ts';
import { trashEndpoints } from '#shared/contracts/trash.ts';
import { uploadEndpoints } from '#shared/contracts/uploads.ts';
import { viewSessionEndpoints } from '#shared/contracts/view-session.ts';

/*
 * Schemas for the parts that contracts declare only as types. Browsers don't load them; the compiler checks each against its
 * contract.
 */

const answers = new Map<Endpoint, z.ZodMiniType>();
const bodies = new Map<Endpoint, z.ZodMiniType>();

function answer<T>(
  call: Endpoint & { answer: TypeOnlySchema<T> },
  shape: z.ZodMiniType<Exclude<NoInfer<T>, ReauthenticationRequired>>,
) {
  answers.set(call, shape);
}
function body<T>(call: Endpoint & { body: TypeOnlySchema<T> }, shape: z.ZodMiniType<unknown, NoInfer<T>>) {
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
  accountEndpoints.resetPassword,
  accountEndpoints.finishReset,
  deletionEndpoints.keep,
  recipientEndpoints.requestCode,
  releaseEndpoints.sendReporterLinks,
  reportLinkEndpoints.noteLinkOpened,
  reportLinkEndpoints.withdrawReport,
  reportLinkEndpoints.denyReport,
  reportLinkEndpoints.answerAsReporter,
  reportLinkEndpoints.answerAboutAddress,
  reportLinkEndpoints.chooseMailLanguage,
  reportLinkEndpoints.sendLostLinks,
  releaseEndpoints.refuteReport,
  securityEndpoints.declineOffer,
  securityEndpoints.proveWithPasskey,
  securityEndpoints.signOutEverywhere,
  securityEndpoints.stopReset,
  securityEndpoints.stopResetByLink,
  sessionEndpoints.logout,
  sessionEndpoints.resume,
  sessionEndpoints.refresh,
  configurationUndoEndpoints.undoChange,
  recipientEndpoints.comeBack,
  sharingUndoEndpoints.undoSharing,
  uploadEndpoints.refreshSession,
  uploadEndpoints.restoreSession,
  viewSessionEndpoints.logout,
]) {
  answer(call, done);
}
for (const call of [
  securityEndpoints.removeTotp,
  securityEndpoints.removePasskey,
  securityEndpoints.changePassword,
]) {
  answer(call, done);
}
answer(accountEndpoints.resetPasswordVerify, z.extend(done, { changesAt: z.optional(z.string()) }));
answer(deletionEndpoints.request, z.object({ deletesAt: z.string() }));
answer(exportEndpoints.prepare, z.object({ url: z.string() }));
answer(leavebitEndpoints.listFiles, z.array(z.string()));
answer(leavebitEndpoints.preview, downloadTicketSchema);
const savedReleaseConfig = z.extend(releaseConfigSchema, {
  secondEmailVerified: z.boolean(),
  phoneNumberVerified: z.boolean(),
  sendsTexts: z.boolean(),
});
answer(releaseEndpoints.readConfig, savedReleaseConfig);
answer(releaseEndpoints.saveConfig, savedReleaseConfig);
answer(releaseEndpoints.verifyWay, savedReleaseConfig);
answer(releaseEndpoints.sendWayCode, done);
answer(securityEndpoints.loginPasskey, currentUser);
answer(trashEndpoints.purge, z.null());
answer(securityEndpoints.changeEmail, z.object({ email: z.string() }));
answer(securityEndpoints.confirmEmail, currentUser);
answer(securityEndpoints.readStopLink, z.object({ changesAt: z.string() }));
answer(sessionEndpoints.currentUser, currentUser);
answer(sessionEndpoints.setAppOrigin, z.object({ origin: z.string() }));
answer(
  sessionEndpoints.service,
  z.object({
    operatorName: z.nullable(z.string()),
    operatorRegistration: z.nullable(z.string()),
    supportEmail: z.nullable(z.string()),
  }),
);

body(sessionEndpoints.logout, logoutBody);
body(sessionEndpoints.resume, resumeSessionBody);
body(sessionEndpoints.setAppOrigin, setAppOriginBody);
body(viewSessionEndpoints.logout, logoutViewSessionBody);

/** The schema for part of an endpoint. @throws if a part declared only as a type has no schema here. */
function shapeOf(call: Endpoint, part: 'body' | 'answer', known: typeof answers): z.ZodMiniType | null {
  const shape = call[part];
  if (!shape) return null;
  if (!('isTypeOnly' in shape)) return shape;
  const found = known.get(call);
  if (!found) throw new Error(`${call.method} ${call.path}: type-only-shapes.ts has no shape of its ${part}`);
  return found;
}
export const findResponseSchema = (call: Endpoint) => shapeOf(call, 'answer', answers);
export const findBodySchema = (call: Endpoint) => shapeOf(call, 'body', bodies);
