import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import type * as destructionRules from '#server/features/subscriptions/destruction/rules.ts';
import type {
  DestructionFacts,
  DestructionStep,
  WarningDaysAhead,
} from '#server/features/subscriptions/destruction/rules.ts';
import {
  checkDestructionInvariants,
  checkNothingOverdue,
  checkWarningInvariants,
  destructionInvariants,
} from './invariants.ts';

/** The rules that a model runs with: the product's own, or mutants. */
export type DestructionModelRules = Pick<
  typeof destructionRules,
  'decideDestructionStep' | 'isPostponementAlarmDue'
>;

/** How the mail server responds, for emails to the owner and to the reporters. */
export type MailServerBehavior = 'accepts' | 'refuses' | 'refuses-owner' | 'others-away' | 'is-away';

/** The mail server's response to one attempt. */
export function decideMailServerReply(
  mailServer: MailServerBehavior,
  isOwners: boolean,
): 'accepts' | 'refuses' | 'is-away' {
  switch (mailServer) {
    case 'refuses-owner':
      return isOwners ? 'refuses' : 'accepts';
    case 'others-away':
      return isOwners ? 'refuses' : 'is-away';
    default:
      return mailServer;
  }
}

/** What owners, PayFast, mail servers, reporters, operators and clocks do. */
export type DestructionCommand =
  | { do: 'time'; passes: number }
  /** While the clock is unreliable, jobs do nothing and the certain moment stands still. */
  | { do: 'clock'; isSound: boolean }
  | { do: 'work'; between?: DestructionCommand }
  | { do: 'mail-server'; answers: MailServerBehavior }
  | { do: 'bounce'; warning: number }
  | { do: 'sign-in' }
  | { do: 'pay' }
  | { do: 'pay-for-a-month' }
  /** PayFast is paid, but its notification is lost. `hear` resends it. */
  | { do: 'pay-unheard' }
  | { do: 'hear' }
  /** A notification is stored but cannot be verified until `check`. */
  | { do: 'store-payment' }
  | { do: 'check' }
  | { do: 'offer' }
  | { do: 'payfast'; answers: boolean }
  | { do: 'report' }
  | { do: 'refute' }
  | { do: 'release' }
  | { do: 'revoke' }
  | { do: 'recovery'; isOn: boolean };

export interface ModelMail {
  createdAt: number;
  state: 'queued' | 'accepted' | 'failed';
  attempts: number;
  tryAt: number;
  triedAt: number | null;
  acceptedAt: Date | null;
}

interface ModelAnnouncement {
  destroyAt: Date;
  /** The dates announced in its emails. */
  named: number[];
  warnings: (ModelMail & { daysAhead: WarningDaysAhead })[];
  reportersToldAt: Date | null;
  unreachableAt: Date | null;
  notices: ModelMail[];
  alarmedAt: Date | null;
}

export interface DestructionModel {
  now: number;
  /** The certain time that the jobs use. */
  certain: number;
  isSound: boolean;
  isInRecovery: boolean;
  recoverySince: number;
  paidUntil: number;
  reporters: number;
  signedInAt: number | null;
  revokedAt: number | null;
  report: 'none' | 'pending' | 'released';
  releasedAt: number;
  mailServer: MailServerBehavior;
  payfastAnswers: boolean;
  /** Whether PayFast has a payment that was not applied. */
  isUnheard: boolean;
  isUnchecked: boolean;
  /** Counts the changes after which PayFast must be queried again. */
  offers: number;
  inquiry: {
    result: 'clear' | 'charge-unheard' | 'unanswered';
    askedAt: number;
    offers: number;
    /** Whether PayFast had an unapplied payment when it was asked, whatever it answered. */
    wasUnheard: boolean;
  } | null;
  announcement: ModelAnnouncement | null;
  destroyedAt: number | null;
  /** The situations that a history reached. The test checks their shares. */
  seen: Set<string>;
  broken: string[];
}

const START = Date.UTC(2040, 0, 31);

export function createDestructionModel(reporters: number): DestructionModel {
  return {
    now: START,
    certain: START,
    isSound: true,
    isInRecovery: false,
    recoverySince: START,
    paidUntil: START,
    reporters,
    signedInAt: null,
    revokedAt: null,
    report: 'none',
    releasedAt: 0,
    mailServer: 'accepts',
    payfastAnswers: true,
    isUnheard: false,
    isUnchecked: false,
    offers: 0,
    inquiry: null,
    announcement: null,
    destroyedAt: null,
    seen: new Set(),
    broken: [],
  };
}

export const getRetentionEnd = ({ paidUntil }: DestructionModel) =>
  addMonths(new Date(paidUntil), 12).getTime();
export const isEstateReadable = ({ report, releasedAt, certain }: DestructionModel) =>
  report === 'released' && certain < addMonths(new Date(releasedAt), 12).getTime();

export const isLockedAfterRevocation = ({ revokedAt, certain }: DestructionModel) =>
  revokedAt !== null && certain < revokedAt + 30 * DAY_MS;
export const mustNotifyReporters = ({ reporters, signedInAt, paidUntil, report }: DestructionModel) =>
  reporters > 0 && report !== 'released' && (signedInAt === null || signedInAt <= paidUntil);

/** Applies a command to the world under these rules, and records the promises they break. */
export function applyDestructionCommand(
  rules: DestructionModelRules,
  world: DestructionModel,
  command: DestructionCommand,
): void {
  switch (command.do) {
    case 'time':
      world.now += command.passes;
      if (world.isSound) world.certain = world.now;
      return;
    case 'clock':
      world.isSound = command.isSound;
      if (world.isSound) world.certain = world.now;
      return;
    case 'work':
      return work(rules, world, command.between);
    case 'mail-server':
      world.mailServer = command.answers;
      return;
    case 'bounce': {
      const mail = world.announcement?.warnings[command.warning];
      if (mail?.state !== 'accepted') return;
      Object.assign(mail, { state: 'failed', acceptedAt: null });
      world.seen.add('bounced');
      return;
    }
    case 'sign-in':
      world.signedInAt = world.certain;
      return;
    case 'pay':
      return paid(world, addMonths(new Date(Math.max(world.now, world.paidUntil)), 1).getTime());
    case 'pay-for-a-month':
      return paid(world, addMonths(new Date(world.paidUntil), 1).getTime());
    case 'pay-unheard':
      world.isUnheard = true;
      return;
    case 'hear':
      if (!world.isUnheard) return;
      world.isUnheard = false;
      return paid(world, addMonths(new Date(Math.max(world.now, world.paidUntil)), 1).getTime());
    case 'store-payment':
      world.isUnchecked = true;
      world.offers += 1;
      return;
    case 'check':
      if (!world.isUnchecked) return;
      world.isUnchecked = false;
      return paid(world, addMonths(new Date(Math.max(world.now, world.paidUntil)), 1).getTime());
    case 'offer':
      world.offers += 1;
      return;
    case 'payfast':
      world.payfastAnswers = command.answers;
      return;
    case 'report':
      if (world.report === 'none') world.report = 'pending';
      return;
    case 'refute':
      if (world.report === 'pending') world.report = 'none';
      return;
    case 'release':
      // Nothing is released during a recovery.
      if (world.report === 'pending' && !world.isInRecovery) {
        Object.assign(world, { report: 'released', releasedAt: world.certain });
      }
      return;
    case 'revoke':
      if (world.report === 'released') Object.assign(world, { report: 'none', revokedAt: world.certain });
      return;
    case 'recovery':
      world.isInRecovery = command.isOn;
      world.recoverySince = world.certain;
      return;
  }
}

/** Applies a payment and cancels the announcement, as the use case does. */
function paid(world: DestructionModel, until: number): void {
  world.offers += 1;
  world.paidUntil = Math.max(world.paidUntil, until);
  world.announcement = null;
  world.inquiry = null;
  world.seen.add('paid');
}

/** Runs the jobs until there is nothing left to do. @param between happens after PayFast's response. */
function work(rules: DestructionModelRules, world: DestructionModel, between?: DestructionCommand): void {
  if (!world.isSound) return;
  // Mutants may loop forever. Correct rules finish after a few rounds.
  for (let busy = true, rounds = 0; busy && rounds < 8 && world.destroyedAt === null; rounds += 1) {
    const hasSent = send(world);
    const done = step(rules, world);
    if (done === 'ask-payfast') {
      ask(world);
      if (between && rounds === 0) applyDestructionCommand(rules, world, between);
    }
    busy = hasSent || (done !== 'wait' && done !== 'destroy');
  }
  checkNothingOverdue(world);
}

/** @returns whether delivery of any email was attempted. */
function send({ announcement, mailServer, now, isInRecovery, recoverySince }: DestructionModel): boolean {
  let tried = false;
  for (const mail of [...(announcement?.warnings ?? []), ...(announcement?.notices ?? [])]) {
    if (mail.state !== 'queued') continue;
    if (mail.tryAt > now + HOUR_MS) mail.tryAt = now;
    if (mail.tryAt > now || (isInRecovery && mail.createdAt < recoverySince)) continue;
    tried = true;
    mail.triedAt = now;
    mail.attempts += 1;
    const answer = decideMailServerReply(mailServer, 'daysAhead' in mail);
    if (answer === 'accepts') Object.assign(mail, { state: 'accepted', acceptedAt: new Date(now) });
    else if (answer === 'refuses') mail.state = 'failed';
    else mail.tryAt = now + Math.min(5000 * 2 ** (mail.attempts - 1), HOUR_MS / 2);
  }
  return tried;
}

function ask(world: DestructionModel): void {
  const { payfastAnswers, isUnheard, certain, offers } = world;
  const result = !payfastAnswers ? 'unanswered' : isUnheard ? 'charge-unheard' : 'clear';
  world.inquiry = { result, askedAt: certain, offers, wasUnheard: isUnheard };
  world.seen.add(result);
}

function factsOf(world: DestructionModel): DestructionFacts {
  const { inquiry, paidUntil, certain, offers } = world;
  return {
    canActIrrevocably: !world.isInRecovery,
    hasData: world.destroyedAt === null,
    isBlocked: certain >= paidUntil,
    keptUntil: new Date(getRetentionEnd(world)),
    isEstateOnHold: world.report === 'pending' || isEstateReadable(world) || isLockedAfterRevocation(world),
    mustTellReporters: mustNotifyReporters(world),
    announcement: world.announcement,
    hasUnsettledPayment: world.isUnchecked,
    inquiry: inquiry && {
      result: inquiry.result,
      askedAt: new Date(inquiry.askedAt),
      coversAll: inquiry.offers === offers,
    },
  };
}

function step(rules: DestructionModelRules, world: DestructionModel): DestructionStep['do'] {
  const now = new Date(world.certain);
  const decision = rules.decideDestructionStep(factsOf(world), now);
  const { announcement } = world;
  switch (decision.do) {
    case 'ask-payfast':
      break;
    case 'wait':
      wait(rules, world, decision);
      break;
    case 'forget':
      world.announcement = null;
      world.inquiry = null;
      world.seen.add('forgotten');
      break;
    case 'warn': {
      checkWarningInvariants(world, decision.daysAhead);
      const { destroyAt, daysAhead } = decision;
      const warning = { ...newMail(world), daysAhead };
      if (announcement) {
        announcement.warnings.push(warning);
        announcement.named.push(destroyAt.getTime());
        announcement.destroyAt = destroyAt;
      } else world.announcement = newAnnouncement(warning, destroyAt);
      break;
    }
    case 'notify-reporters':
      if (!announcement) break;
      if (announcement.reportersToldAt) world.broken.push(destructionInvariants.flood);
      announcement.destroyAt = decision.destroyAt;
      announcement.named.push(decision.destroyAt.getTime());
      announcement.reportersToldAt = now;
      announcement.notices.push(...Array.from({ length: world.reporters }, () => newMail(world)));
      world.seen.add('reporters-told');
      break;
    case 'tell-reporters':
      if (!announcement) break;
      if (announcement.unreachableAt) world.broken.push(destructionInvariants.flood);
      announcement.destroyAt = decision.destroyAt;
      announcement.named.push(decision.destroyAt.getTime());
      announcement.unreachableAt = now;
      if (world.report !== 'released') {
        announcement.notices.push(...Array.from({ length: world.reporters }, () => newMail(world)));
      }
      world.seen.add('unreachable');
      break;
    case 'destroy':
      checkDestructionInvariants(world);
      world.destroyedAt = world.certain;
      world.announcement = null;
      world.seen.add(announcement?.unreachableAt ? 'destroyed-unreachable' : 'destroyed');
  }
  return decision.do;
}

function wait(
  rules: DestructionModelRules,
  world: DestructionModel,
  decision: Extract<DestructionStep, { do: 'wait' }>,
): void {
  const { announcement } = world;
  if (!announcement || !decision.destroyAt) return;
  if (decision.why !== null) world.seen.add(decision.why);
  const now = new Date(world.certain);
  if (rules.isPostponementAlarmDue(decision, announcement, now)) {
    announcement.alarmedAt = now;
    world.seen.add('alarmed');
  }
  if (decision.destroyAt > announcement.destroyAt) announcement.destroyAt = decision.destroyAt;
}

const newMail = ({ certain }: DestructionModel): ModelMail => ({
  createdAt: certain,
  state: 'queued',
  attempts: 0,
  tryAt: -Infinity,
  triedAt: null,
  acceptedAt: null,
});

const newAnnouncement = (
  warning: ModelAnnouncement['warnings'][number],
  destroyAt: Date,
): ModelAnnouncement => ({
  destroyAt,
  named: [destroyAt.getTime()],
  warnings: [warning],
  reportersToldAt: null,
  unreachableAt: null,
  notices: [],
  alarmedAt: null,
});

/** Runs a history under these rules. */
export function runDestructionHistory(
  rules: DestructionModelRules,
  { reporters, commands }: DestructionHistory,
): DestructionModel {
  const world = createDestructionModel(reporters);
  for (const command of commands) applyDestructionCommand(rules, world, command);
  return world;
}

export interface DestructionHistory {
  reporters: number;
  commands: readonly DestructionCommand[];
}
