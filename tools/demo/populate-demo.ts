import { Secret, TOTP } from 'otpauth';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { encodeSubscriptionId } from '#shared/domain/encoded-subscription-id.ts';
import {
  revisedDemoNotes,
  createDemoLeavebits,
  deletedDemoLeavebit,
  demoNames,
  DEMO_PASSWORD,
  demoPeople,
  demoReporters,
  type DemoLeavebit,
} from './demo-content.ts';
import {
  readCodeAfter,
  waitForMailedPath,
  openHttpVisitor,
  registerDemoAccount,
  pollUntilFound,
  type HttpVisitor,
} from './http-visitor.ts';

/** Links as paths, because the origin may differ at the next start. */
export interface DemoLinks {
  /** Ids of the LeaveBits, by description. */
  leavebits: Record<string, number>;
  /** Recipients' own pages, by address. */
  recipientPages: Record<string, string>;
  /** One reporter's three links, and the link of a confirmer who has yet to respond. */
  report: { death: string; incapacitation: string; practice: string };
  confirm: string;
  /** The report links of the others asked to confirm: one who has yet to respond, and one who has confirmed. */
  others: { waiting: string; confirmed: string };
  refute: string;
  undo: string;
  payment: string;
  /** The second owner, who signs in with an app or a recovery code. Missing in demos created by older versions. */
  factor?: { secret: string; recoveryCode: string };
}

/**
 * Populates an empty product as users would: through its API, with codes and links from the local mailbox. Anna pays, has
 * LeaveBits and designated reporters, and is reported dead by one of them; another has confirmed. Maria has a second factor.
 */
export async function populateDemo(origin: string): Promise<DemoLinks> {
  const owner = await registerDemoAccount(origin, { username: demoPeople.owner, password: DEMO_PASSWORD });
  await owner.call('PUT', '/api/account/name', { name: demoNames.owner });
  const subscriptionId = await subscribe(origin, owner);
  const leavebits: Record<string, number> = {};
  for (const leavebit of createDemoLeavebits(new Date())) {
    leavebits[leavebit.description] = await leave(owner, leavebit);
  }
  await leaveTraces(owner, leavebits);
  await proveAddress(origin, demoPeople.jonas);
  await owner.call('PUT', '/api/release-config', {
    phoneNumber: '+27 21 555 0142',
    designatedReporters: demoReporters,
    requiredConfirmations: 2,
    refuteTimeHours: 72,
  });
  const { owner: _, ...others } = demoPeople;
  for (const [person, email] of Object.entries(others)) {
    const name = demoNames[person as keyof typeof others];
    await owner.call('PUT', `/api/people/${encodeLinkEmail(email)}`, { name });
  }
  const linkOf = (to: string, pattern: RegExp) => waitForMailedPath(origin, to, pattern);
  const report = {
    death: await linkOf(demoPeople.maria, /\/report\/[^/]+\/death$/),
    incapacitation: await linkOf(demoPeople.maria, /\/report\/[^/]+\/incapacitation$/),
    practice: await linkOf(demoPeople.maria, /\/report\/[^/]+\/practice$/),
  };
  const visitor = await openHttpVisitor(origin);
  await visitor.call('POST', '/api/report-link-opened', { token: part(report.practice), type: 'practice' });
  await visitor.call('POST', '/api/submit-report', { token: part(report.death), reportType: 'death' });
  const confirmed = await linkOf(demoPeople.ruth, /\/confirm-report\//);
  await visitor.call('POST', '/api/confirm-report', { token: part(confirmed), response: 'confirm' });
  return {
    leavebits,
    recipientPages: Object.fromEntries(
      [demoPeople.lena, demoPeople.jonas, demoPeople.ruth].map((email) => [
        email,
        `/#/my-leavebits/${encodeLinkEmail(email)}`,
      ]),
    ),
    report,
    confirm: await linkOf(demoPeople.paul, /\/confirm-report\//),
    others: {
      waiting: await linkOf(demoPeople.paul, /\/report\/[^/]+\/death$/),
      confirmed: await linkOf(demoPeople.ruth, /\/report\/[^/]+\/death$/),
    },
    refute: await linkOf(demoPeople.owner, /\/refute\//),
    undo: await linkOf(demoPeople.owner, /\/undo\//),
    factor: await ownerWithFactor(origin),
    payment: `/payment/${encodeSubscriptionId(subscriptionId)}`,
  };
}

/** The token in a link's path. */
const part = (path: string) => path.split('/')[2]!;

/** Enters a card in the PayFast simulator and waits until the product has been notified. @returns the subscription's id. */
async function subscribe(origin: string, owner: HttpVisitor): Promise<number> {
  const { id } = await owner.call<{ id: number }>('GET', '/api/user-subscription');
  const { baseUrl: _, ...fields } = await owner.call<Record<string, string>>(
    'GET',
    `/api/payfast-data/${id}`,
  );
  const answer = await fetch(`${origin}/dev/payfast/pay`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The PayFast simulator answered ${answer.status}`);
  return pollUntilFound('a running subscription', async () => {
    const { status } = await owner.call<{ status: string }>('GET', '/api/user-subscription');
    return status === 'Monthly' ? id : undefined;
  });
}

async function leave(
  owner: HttpVisitor,
  { description, infoFields, rules, files = [] }: DemoLeavebit,
): Promise<number> {
  const form = new FormData();
  form.set('description', description);
  form.set('infoFields', infoFields);
  form.set('sharingEmails', JSON.stringify(Object.keys(rules)));
  form.set('sharingConfig', JSON.stringify(rules));
  for (const { name, bytes } of files) form.append('attachments', new File([new Uint8Array(bytes)], name));
  return (await owner.call<{ id: number }>('POST', '/api/trigger-bytes', form)).id;
}

/** Data for the account page and the version list: something in the trash, and an edited text. */
async function leaveTraces(owner: HttpVisitor, leavebits: DemoLinks['leavebits']): Promise<void> {
  const old = await leave(owner, deletedDemoLeavebit);
  await owner.call('DELETE', `/api/trigger-bytes/${old}`);
  const { description, infoFields } = revisedDemoNotes;
  await owner.call('PATCH', `/api/trigger-bytes/${leavebits[description]}`, { infoFields });
}

/** Has a recipient open their page once, so that the owner sees the address as verified. */
async function proveAddress(origin: string, email: string): Promise<void> {
  const visitor = await openHttpVisitor(origin);
  const encodedEmail = encodeLinkEmail(email);
  const code = await readCodeAfter(origin, email, () =>
    visitor.call('POST', '/api/shared/trigger-bytes/all/request-code', { encodedEmail }),
  );
  await visitor.call('POST', '/api/shared/trigger-bytes/all/verify', { encodedEmail, code });
}

/** Registers Maria as another owner, who uses an authenticator app. */
async function ownerWithFactor(origin: string): Promise<DemoLinks['factor']> {
  const maria = await registerDemoAccount(origin, { username: demoPeople.maria, password: DEMO_PASSWORD });
  await maria.call('PUT', '/api/account/name', { name: demoNames.maria });
  const { secret } = await maria.call<{ secret: string }>('POST', '/api/account/totp', {});
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { recoveryCodes } = await maria.call<{ recoveryCodes: string[] }>(
    'POST',
    '/api/account/totp/confirm',
    { code },
  );
  return { secret, recoveryCode: recoveryCodes[0]! };
}
