import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { areMostLeavebitsTrashed, areMostNewlyTrashed, findTrashNoticeDate } from '#shared/domain/trash.ts';
import {
  findDeletionRejection,
  nextDeletionStep,
  getEarliestDeletionDate,
  type DeletionFacts,
} from '#server/features/deletion/rules.ts';
import {
  diffSharing,
  diffUndo,
  computeRestoredSharing,
  mergeSharingChanges,
  getNextDigestTime,
  summarizeSharingChanges,
  getSharingUndoErrorReason,
  isUndoLinkUsedUp,
  createReportedLaterCheck,
  findEffectiveRule,
  isNewReleaseRuleMoreRestrictive,
  selectUndoableChanges,
  withUndos,
  type SharingChange,
} from '#server/features/leavebits/change-digest/sharing-change-rules.ts';
import { replaceRecipient } from '#server/features/access/replace-recipient.ts';
import type { SharingState } from '#server/features/leavebits/rules.ts';
import {
  canRestoreFromTrash,
  getErasureTime,
  getPurgeBlockReason,
} from '#server/features/leavebits/trash/rules.ts';
import { selectVersionsToRemove } from '#server/features/leavebits/versions/rules.ts';
import {
  isSensitiveTermChange,
  getConfigurationUndoErrorReason as termsUndoRefusal,
} from '#server/features/release/configuration/rules.ts';

/**
 * The actions that a session cannot perform without recent reauthentication, besides those that `isSensitiveTermChange` decides.
 * `sensitive-actions.test.ts` lists them.
 */
const actsWithProof: readonly InheritanceCommand['do'][] = ['purge', 'delete-account', 'revoke', 'move'];

/** The product's own rules. */
export const inheritanceProductRules = {
  actsWithProof,
  needsProof: isSensitiveTermChange,
  changesOfSave: diffSharing,
  changesOfUndo: diffUndo,
  replaceRecipient,
  givenBack: computeRestoredSharing,
  nextNewsAt: getNextDigestTime,
  undoRefusal: getSharingUndoErrorReason,
  undoable: selectUndoableChanges,
  isLinkUsedUp: isUndoLinkUsedUp,
  createReportedLaterCheck,
  termsUndoRefusal,
  isMostTrashed: areMostLeavebitsTrashed,
  areMostNewlyTrashed,
  nextTrashNoticeAt: findTrashNoticeDate,
  canRestore: canRestoreFromTrash,
  erasesAt: getErasureTime,
  purgeRefusal: getPurgeBlockReason,
  versionsToRemove: selectVersionsToRemove,
  deletionRefusal: findDeletionRejection,
  firstDeletesAt: getEarliestDeletionDate,
  deletionStep: nextDeletionStep,
  /** What the heirs of a released report can read must not change. */
  canChangeOpenEstate: false,
  /** A change of address leaves alone what the old address has left. */
  canMoveAfterLeaving: false,
  /** A removed reporter is notified by mail. */
  tellsRemovedReporters: true,
  /** Reporters are notified when something is taken away while a report is pending. */
  tellsReportersOfLosses: true,
  /** A link also restores what was taken after its mail, until the next one. */
  linksCoverWhatWaits: true,
};
/** The rules that a model runs with: the product's own, or mutants. */
export type InheritanceModelRules = typeof inheritanceProductRules;

const OWNER = 'owner@example.org';
const HEIR = 'heir@example.org';
const FRIEND = 'friend@example.org';
/** An address of the thief. */
const THIEF = 'thief@example.org';
const REPORTERS = ['rosa@example.org', 'sam@example.org', 'tess@example.org'];
const NEVER: ReleaseSetting = { releaseType: 'scheduled', scheduledDate: '9999-12-31T00:00:00.000Z' };

/** The owner's wish for each LeaveBit. */
const wanted: readonly Record<string, ReleaseSetting>[] = [
  { [HEIR]: { releaseType: 'death_incapacitation' } },
  { [FRIEND]: { releaseType: 'always' } },
  { [HEIR]: { releaseType: 'death_incapacitation' }, [FRIEND]: { releaseType: 'death_incapacitation' } },
];

/**
 * Who has access to the account. `session`: someone in the owner's open session, while the owner lives and reads their mail at
 * least every other day. `mailbox`: someone who reads a dead owner's mail, so every reauthentication by mail is theirs, and no
 * mail reaches the owner.
 */
interface Thief {
  at: 'session' | 'mailbox';
  /** The session was recently authenticated, as for 15 minutes after its owner signed in. */
  hasProof: boolean;
}

export type InheritanceCommand =
  | { do: 'unshare' | 'lock' | 'share' | 'add' | 'rewrite' | 'trash' | 'restore' | 'purge'; what: number }
  /** The heir's address is replaced by the thief's everywhere, or the thief's by the heir's. */
  | { do: 'move'; isBack: boolean }
  /** The thief leaves everything that is shared with their address. */
  | { do: 'leave' }
  | { do: 'drop-reporters' | 'weaken-terms' | 'delete-account' | 'keep-account' | 'revoke' | 'refute' }
  /** A report by honest reporters, its release after the window, and its end by its reporter or by its age. */
  | { do: 'report' | 'release' | 'end-report' }
  /** Someone who can read the owner's mail uses each link in it, latest first. Whoever is in the account stays there. */
  | { do: 'use-links' }
  | { do: 'time'; hours: number };

interface Leavebit {
  id: number;
  sharing: SharingState;
  isWantedText: boolean;
  seqno: number;
  versions: { seqno: number; replacedAt: Date; startsSession: boolean; isWantedText: boolean }[];
  trashedAt: Date | null;
  purgedAt: Date | null;
  isErased: boolean;
}

/** Something that a mail announces to the owner, with an undo link. */
interface News {
  mailedAt: Date;
  undoneAt: Date | null;
  sharing: SharingChange[];
  /** The LeaveBits that went to the trash, or were permanently deleted. */
  lost: { id: number; at: Date }[];
}

interface Report {
  status: 'pending' | 'released';
  reportedAt: Date;
  /** The LeaveBits as the report found them. */
  found: Pick<Leavebit, 'id' | 'sharing' | 'trashedAt'>[];
}

interface TermsChange {
  changedAt: Date;
  undoneAt: Date | null;
  before: InheritanceModel['terms'];
}

interface Deletion {
  requestedAt: Date;
  deletesAt: Date;
  firstAt: Date | null;
  remindedAt: Date | null;
  toldAt: Date | null;
}

export interface InheritanceModel {
  now: Date;
  thief: Thief;
  leavebits: Leavebit[];
  terms: { designatedReporters: string[]; requiredConfirmations: number; refuteTimeHours: number };
  changesOfTerms: TermsChange[];
  report: Report | null;
  lastReportEndedAt: Date | null;
  lastRevokedAt: Date | null;
  refutedAt: Date | null;
  /** What no mail has announced yet. */
  waiting: Pick<News, 'sharing' | 'lost'>;
  news: News[];
  /** What undos changed. */
  undos: SharingChange[];
  deletion: Deletion | null;
  isDeleted: boolean;
  /** Who was added according to the mails about undos. */
  namedByUndo: Set<string>;
  /** What someone other than the thief was notified of, and when. */
  othersTold: { at: Date; of: 'deletion' | 'trash' | 'removal' | 'loss' }[];
  /** When the trash last came to hold most of the LeaveBits. */
  trashFilledAt: Date | null;
  trashNoticeAt: Date | null;
  /** What happened at least once, for counting histories. */
  seen: Set<string>;
  broken: string[];
}

export const inheritanceInvariants = {
  givenBack: 'the owner’s mail gives back everything that a thief of the session took',
  text: 'a text that a thief replaced can be restored',
  terms: 'the reporters and their terms are as the owner wanted them, or a link makes them so',
  account: 'a thief of the session does not delete the account before the owner reads of it',
  others: 'somebody other than the thief was told three days before the last of it is gone',
  report: 'nothing is erased or deleted while a report is in force',
  open: 'what heirs read stays as it was when it opened',
  revoked: 'nothing is erased or deleted for 30 days after a released estate was locked again',
  arrivals: 'the owner’s mail names everybody whom a thief of the session made a recipient',
  losses: 'reporters are told before a release when something was taken away while their report was pending',
  links: 'in an open estate the links give back what was taken after the report',
  noMore: 'in an open estate the links give back nothing that was taken before the report',
  returns: 'what went to the trash after a report comes back while its estate is open',
} as const;

function createInheritanceModel(thief: Thief): InheritanceModel {
  const now = new Date(Date.UTC(2040, 0, 1));
  return {
    now,
    thief,
    leavebits: wanted.map((rules, id) => ({
      id,
      sharing: { sharingEmails: Object.keys(rules), sharingConfig: rules, leftBy: {} },
      isWantedText: true,
      seqno: 1,
      versions: [],
      trashedAt: null,
      purgedAt: null,
      isErased: false,
    })),
    terms: { designatedReporters: REPORTERS, requiredConfirmations: 2, refuteTimeHours: 24 },
    changesOfTerms: [],
    report: null,
    lastReportEndedAt: null,
    lastRevokedAt: null,
    refutedAt: null,
    waiting: { sharing: [], lost: [] },
    news: [],
    undos: [],
    deletion: null,
    isDeleted: false,
    namedByUndo: new Set(),
    othersTold: [],
    trashFilledAt: null,
    trashNoticeAt: null,
    seen: new Set(),
    broken: [],
  };
}

/** Performs a command under these rules, and records the promises they break. */
function applyInheritanceCommand(
  rules: InheritanceModelRules,
  world: InheritanceModel,
  command: InheritanceCommand,
): void {
  if (world.isDeleted) return;
  tick(world);
  const mayProve = world.thief.at === 'mailbox' || world.thief.hasProof;
  if (rules.actsWithProof.includes(command.do) && !mayProve) return;
  const { report } = world;
  switch (command.do) {
    case 'unshare':
      return save(rules, world, command.what, { [OWNER]: { releaseType: 'always' } });
    case 'lock':
      return save(
        rules,
        world,
        command.what,
        Object.fromEntries(Object.keys(wanted[command.what]!).map((email) => [email, NEVER])),
      );
    case 'share':
      return save(rules, world, command.what, wanted[command.what]!);
    case 'add': {
      const { sharingConfig } = world.leavebits[command.what]!.sharing;
      return save(rules, world, command.what, {
        ...sharingConfig,
        [THIEF]: { releaseType: 'death_incapacitation' },
      });
    }
    case 'move': {
      if (isHeldOpen(rules, world)) return;
      const [from, to] = command.isBack ? [THIEF, HEIR] : [HEIR, THIEF];
      for (const leavebit of world.leavebits) move(rules, world, leavebit, { from, to });
      return;
    }
    case 'leave':
      for (const { sharing } of world.leavebits)
        if (sharing.sharingEmails.includes(THIEF))
          sharing.leftBy = { ...sharing.leftBy, [THIEF]: world.now.toISOString() };
      return;
    case 'rewrite':
      return rewrite(rules, world, command.what);
    case 'trash': {
      const leavebit = present(world, command.what);
      if (!leavebit || isHeldOpen(rules, world)) return;
      leavebit.trashedAt = world.now;
      recordLoss(rules, world, leavebit.id);
      if (rules.areMostNewlyTrashed(countTrash(world))) world.trashFilledAt = world.now;
      tellOthersOfTrash(rules, world);
      return;
    }
    case 'restore': {
      const leavebit = world.leavebits[command.what]!;
      if (leavebit.trashedAt === null || leavebit.purgedAt !== null || leavebit.isErased) return;
      if (!rules.canRestore(leavebit.trashedAt, { report })) {
        if (report && leavebit.trashedAt >= report.reportedAt) breaks(world, inheritanceInvariants.returns);
        return;
      }
      untrash(world, leavebit);
      return;
    }
    case 'purge': {
      const leavebit = world.leavebits[command.what]!;
      if (leavebit.trashedAt === null || leavebit.purgedAt !== null || leavebit.isErased) return;
      const { lastReportEndedAt, lastRevokedAt } = world;
      if (rules.purgeRefusal({ report, lastReportEndedAt, lastRevokedAt }, world.now) !== null) return;
      leavebit.purgedAt = world.now;
      recordLoss(rules, world, leavebit.id);
      world.seen.add('purged');
      return;
    }
    case 'drop-reporters':
      return changeTerms(rules, world, { ...world.terms, designatedReporters: [] });
    case 'weaken-terms':
      return changeTerms(rules, world, { ...world.terms, requiredConfirmations: 1, refuteTimeHours: 1 });
    case 'delete-account': {
      if (world.deletion !== null) return;
      if (rules.deletionRefusal(report?.status ?? 'none') !== null) return;
      const deletesAt = rules.firstDeletesAt(world.lastRevokedAt, world.now);
      world.deletion = { requestedAt: world.now, deletesAt, firstAt: null, remindedAt: null, toldAt: null };
      return;
    }
    case 'keep-account':
      world.deletion = null;
      return;
    case 'report':
      if (report || world.terms.designatedReporters.length <= world.terms.requiredConfirmations) return;
      // Never in the same instant as something else, so that it is clear what came before it.
      world.now = new Date(world.now.getTime() + MINUTE_MS);
      world.report = {
        status: 'pending',
        reportedAt: world.now,
        found: world.leavebits.map(({ id, sharing, trashedAt }) => ({ id, sharing, trashedAt })),
      };
      return;
    case 'release': {
      if (report?.status !== 'pending') return;
      const opensAt = report.reportedAt.getTime() + world.terms.refuteTimeHours * HOUR_MS;
      if (world.now.getTime() < opensAt) return;
      checkReportersToldOfLosses(world, report);
      world.report = { ...report, status: 'released' };
      world.deletion = null;
      world.seen.add('released');
      return;
    }
    case 'refute':
      if (report?.status !== 'pending') return;
      world.refutedAt = world.now;
      return endReport(world);
    case 'end-report':
      if (report?.status === 'pending') endReport(world);
      return;
    case 'use-links':
      for (const news of [...world.news].reverse()) undo(rules, world, news);
      if (report?.status === 'released') checkOpenEstateIsAsFound(world, report);
      return;
    case 'revoke':
      if (report?.status !== 'released') return;
      world.lastRevokedAt = world.now;
      world.seen.add('revoked');
      return endReport(world);
    case 'time':
      // Jobs run at least this often. What came due in between is processed then.
      for (let left = command.hours; left > 0 && !world.isDeleted; left -= 6) {
        world.now = new Date(world.now.getTime() + Math.min(left, 6) * HOUR_MS);
        runJobs(rules, world);
      }
      return;
  }
}

/** No two actions happen at the same time. */
const tick = (world: InheritanceModel) => void (world.now = new Date(world.now.getTime() + 1));

function endReport(world: InheritanceModel): void {
  world.report = null;
  world.lastReportEndedAt = world.now;
}

const breaks = (world: InheritanceModel, promise: string) => void world.broken.push(promise);

function present(world: InheritanceModel, what: number): Leavebit | null {
  const leavebit = world.leavebits[what]!;
  return leavebit.trashedAt === null && !leavebit.isErased ? leavebit : null;
}

/** Whether an open estate rejects a change. A mutant that lets it pass breaks a promise. */
function isHeldOpen(rules: InheritanceModelRules, world: InheritanceModel): boolean {
  if (world.report?.status !== 'released') return false;
  if (rules.canChangeOpenEstate) breaks(world, inheritanceInvariants.open);
  return !rules.canChangeOpenEstate;
}

function save(
  rules: InheritanceModelRules,
  world: InheritanceModel,
  what: number,
  config: Record<string, ReleaseSetting>,
): void {
  const leavebit = present(world, what);
  if (!leavebit || isHeldOpen(rules, world)) return;
  const left = Object.entries(leavebit.sharing.leftBy).filter(([email]) => Object.hasOwn(config, email));
  saveSharing(rules, world, leavebit, {
    sharingEmails: Object.keys(config),
    sharingConfig: config,
    leftBy: Object.fromEntries(left),
  });
}

/** Replaces an address in a LeaveBit that it hasn't left, also in the trash. */
function move(
  rules: InheritanceModelRules,
  world: InheritanceModel,
  leavebit: Leavebit,
  addresses: { from: string; to: string },
): void {
  const { sharingEmails, leftBy } = leavebit.sharing;
  if (leavebit.isErased || !sharingEmails.includes(addresses.from)) return;
  if (Object.hasOwn(leftBy, addresses.from) && !rules.canMoveAfterLeaving) return;
  saveSharing(rules, world, leavebit, rules.replaceRecipient(leavebit.sharing, addresses));
  world.seen.add('moved');
}

function saveSharing(
  rules: InheritanceModelRules,
  world: InheritanceModel,
  leavebit: Leavebit,
  after: SharingState,
): void {
  const people = rules.changesOfSave(leavebit.sharing, after, { owner: OWNER, now: world.now });
  keepVersion(rules, world, leavebit);
  leavebit.sharing = after;
  if (people.length === 0) return;
  world.waiting.sharing.push({ triggerByteId: leavebit.id, at: world.now, people });
  tellReportersOfLosses(rules, world);
}

/** Twelve saves in a row, as made by someone trying to push the owner's text out of the versions. */
function rewrite(rules: InheritanceModelRules, world: InheritanceModel, what: number): void {
  const leavebit = present(world, what);
  if (!leavebit || isHeldOpen(rules, world)) return;
  for (let saves = 0; saves < 12; saves += 1) {
    keepVersion(rules, world, leavebit);
    leavebit.isWantedText = false;
  }
  world.seen.add('rewritten');
}

function keepVersion(rules: InheritanceModelRules, world: InheritanceModel, leavebit: Leavebit): void {
  const { seqno, isWantedText } = leavebit;
  leavebit.versions.push({ seqno, replacedAt: world.now, startsSession: seqno === 1, isWantedText });
  leavebit.seqno += 1;
  const removed = new Set(rules.versionsToRemove(leavebit.versions, world.now));
  leavebit.versions = leavebit.versions.filter((version) => !removed.has(version.seqno));
}

function changeTerms(
  rules: InheritanceModelRules,
  world: InheritanceModel,
  after: InheritanceModel['terms'],
): void {
  const { thief, terms: before } = world;
  const mayProve = thief.at === 'mailbox' || thief.hasProof;
  if (rules.needsProof(before, after) && !mayProve) return;
  // A report keeps the terms under which it was made.
  if (world.report) return;
  world.changesOfTerms.push({ changedAt: world.now, undoneAt: null, before });
  world.terms = after;
  if (after.designatedReporters.length < before.designatedReporters.length && rules.tellsRemovedReporters) {
    world.othersTold.push({ at: world.now, of: 'removal' });
  }
}

/** A LeaveBit restored while a report is pending counts as found by it. */
function untrash({ report }: InheritanceModel, leavebit: Leavebit): void {
  Object.assign(leavebit, { trashedAt: null, purgedAt: null });
  const found = report?.found.find(({ id }) => id === leavebit.id);
  if (found) found.trashedAt = null;
}

function recordLoss(rules: InheritanceModelRules, world: InheritanceModel, id: number): void {
  world.waiting.lost.push({ id, at: world.now });
  tellReportersOfLosses(rules, world);
}

/** Notifies the reporters of a pending report, as the job does that each loss queues. */
function tellReportersOfLosses(rules: InheritanceModelRules, world: InheritanceModel): void {
  if (world.report?.status !== 'pending' || !rules.tellsReportersOfLosses) return;
  if (listTaken(world, world.report).length > 0) world.othersTold.push({ at: world.now, of: 'loss' });
}

/** The LeaveBits of which heirs have less than a report found, or that are trashed. */
function listTaken(world: InheritanceModel, { found }: Report): Leavebit[] {
  const estate = { isEstateOpen: true };
  return world.leavebits.filter((leavebit) => {
    const before = found.find(({ id }) => id === leavebit.id)!;
    if (leavebit.isErased) return false;
    if (before.trashedAt === null && leavebit.trashedAt !== null) return true;
    return Object.keys(wanted[leavebit.id]!).some((email) =>
      isNewReleaseRuleMoreRestrictive(
        findEffectiveRule(before.sharing, email),
        findEffectiveRule(leavebit.sharing, email),
        world.now,
        estate,
      ),
    );
  });
}

function checkReportersToldOfLosses(world: InheritanceModel, report: Report): void {
  if (listTaken(world, report).length === 0) return;
  world.seen.add('taken during a report');
  const isTold = world.othersTold.some(({ at, of }) => of === 'loss' && at >= report.reportedAt);
  if (!isTold) breaks(world, inheritanceInvariants.losses);
}

/** While every link about what was taken since the report works, using them all restores what it found, and no more. */
function checkOpenEstateIsAsFound(world: InheritanceModel, report: Report): void {
  const sinceReport = ({ at }: { at: Date }) => at >= report.reportedAt;
  const isWaiting = [...world.waiting.sharing, ...world.waiting.lost].some(sinceReport);
  const hasLink = world.now.getTime() < report.reportedAt.getTime() + 72 * HOUR_MS;
  if (hasLink && !isWaiting && listTaken(world, report).length > 0)
    breaks(world, inheritanceInvariants.links);
  world.seen.add('links used in an open estate');
  for (const { id, trashedAt } of report.found) {
    const leavebit = world.leavebits[id]!;
    const isStillTrashed = leavebit.trashedAt !== null || leavebit.isErased;
    const wasTrashedBefore = trashedAt !== null && trashedAt < report.reportedAt;
    if (wasTrashedBefore && !isStillTrashed) breaks(world, inheritanceInvariants.noMore);
  }
}

function countTrash(world: InheritanceModel): { kept: number; trashed: number } {
  const there = world.leavebits.filter(({ isErased }) => !isErased);
  const kept = there.filter(({ trashedAt }) => trashedAt === null).length;
  return { kept, trashed: there.length - kept };
}

/** Notifies the reporters that most of it is in the trash, as a job does. */
function tellOthersOfTrash(rules: InheritanceModelRules, world: InheritanceModel): void {
  const { trashFilledAt: filledAt, trashNoticeAt: notifiedAt, now } = world;
  if (filledAt === null || world.terms.designatedReporters.length === 0) return;
  if (!rules.isMostTrashed(countTrash(world))) return;
  const dueAt = rules.nextTrashNoticeAt({ filledAt, notifiedAt }, now);
  if (dueAt === null || dueAt > now) return;
  world.trashNoticeAt = now;
  world.othersTold.push({ at: now, of: 'trash' });
  world.seen.add('most trashed');
}

function runJobs(rules: InheritanceModelRules, world: InheritanceModel): void {
  sendNews(rules, world);
  tellOthersOfTrash(rules, world);
  for (const leavebit of world.leavebits) {
    if (leavebit.trashedAt === null || leavebit.isErased) continue;
    const { trashedAt, purgedAt } = leavebit;
    const due = rules.erasesAt({ trashedAt, purgedAt }, world);
    if (due === null || due > world.now) continue;
    leavebit.isErased = true;
    world.seen.add('erased');
    checkDestruction(world);
    if (world.leavebits.every(({ isErased }) => isErased)) checkOthersTold(world, 'trash');
  }
  advanceDeletion(rules, world);
}

function sendNews(rules: InheritanceModelRules, world: InheritanceModel): void {
  const { sharing, lost } = world.waiting;
  if (sharing.length === 0 && lost.length === 0) return;
  const changes = withUndos(sharing, listChanges(world));
  const told = Object.values(summarizeSharingChanges(changes, world.now)).flat();
  if (told.length + lost.length === 0) {
    world.waiting = { sharing: [], lost: [] };
    return;
  }
  const sent = world.news
    .filter(({ undoneAt }) => undoneAt === null)
    .map(({ mailedAt }) => mailedAt)
    .filter((at) => at.getTime() > world.now.getTime() - DAY_MS)
    .reverse();
  if (rules.nextNewsAt(sent, world.now) > world.now) return;
  world.news.push({ mailedAt: world.now, undoneAt: null, sharing, lost });
  world.waiting = { sharing: [], lost: [] };
}

/** Everything recorded, oldest first. */
const listChanges = (world: InheritanceModel): SharingChange[] =>
  [...world.news, world.waiting]
    .flatMap(({ sharing }) => sharing)
    .concat(world.undos)
    .sort((one, other) => one.at.getTime() - other.at.getTime());

function advanceDeletion(rules: InheritanceModelRules, world: InheritanceModel): void {
  // Each round takes one step. Mutants may never terminate.
  for (let rounds = 0; rounds < 8 && world.deletion !== null; rounds += 1) {
    const { deletion } = world;
    const step = rules.deletionStep(deletionFacts(world, deletion), world.now);
    if ('deletesAt' in step) deletion.deletesAt = step.deletesAt;
    switch (step.do) {
      case 'wait':
      case 'ask-payfast':
      case 'end-agreements':
        return;
      case 'call-off':
        world.deletion = null;
        return;
      case 'announce':
        deletion.firstAt = world.now;
        break;
      case 'tell-reporters':
        deletion.toldAt = world.now;
        world.othersTold.push({ at: world.now, of: 'deletion' });
        break;
      case 'remind':
        deletion.remindedAt = world.now;
        break;
      case 'delete':
        world.isDeleted = true;
        world.seen.add('deleted');
        checkDestruction(world);
        checkOthersTold(world, 'deletion');
        if (world.thief.at === 'session') breaks(world, inheritanceInvariants.account);
        return;
    }
  }
}

function deletionFacts(
  world: InheritanceModel,
  { deletesAt, firstAt, remindedAt, toldAt }: Deletion,
): DeletionFacts {
  const letter = (at: Date | null) => at && { writtenAt: at, fate: { kind: 'accepted' as const, at } };
  const reporters = world.terms.designatedReporters;
  const isTold = toldAt !== null && (world.refutedAt === null || toldAt > world.refutedAt);
  return {
    mayAct: true,
    report: world.report?.status ?? 'none',
    lastReportEndedAt: world.lastReportEndedAt,
    refutedAt: world.refutedAt,
    revokedAt: world.lastRevokedAt,
    reporters: {
      toldAt,
      untold: isTold ? [] : reporters.map(() => world.now),
      fates: isTold ? reporters.map(() => ({ kind: 'accepted' as const, at: toldAt })) : [],
    },
    deletesAt,
    first: letter(firstAt),
    reminder: letter(remindedAt),
    charging: 'ended',
    books: 'clear',
  };
}

/** Something is permanently deleted at this moment. */
function checkDestruction(world: InheritanceModel): void {
  if (world.report) breaks(world, inheritanceInvariants.report);
  const { lastRevokedAt } = world;
  if (lastRevokedAt !== null && world.now.getTime() < lastRevokedAt.getTime() + 30 * DAY_MS) {
    breaks(world, inheritanceInvariants.revoked);
  }
}

/**
 * Whoever reads the owner's mail is the thief, so others must be notified: of this, or that they are no longer reporters. Three
 * days suffice for a person who checks their mail.
 */
function checkOthersTold(world: InheritanceModel, of: 'deletion' | 'trash'): void {
  // Jobs may run six hours late.
  const latest = world.now.getTime() - 3 * DAY_MS + 6 * HOUR_MS;
  // An earlier, harmless notice of the trash, or of a deletion that was cancelled, doesn't count.
  const since = (of === 'trash' ? world.trashFilledAt : world.deletion?.requestedAt) ?? world.now;
  const isTold = world.othersTold.some(
    (told) => (told.of === 'removal' || (told.of === of && told.at >= since)) && told.at.getTime() <= latest,
  );
  if (!isTold) breaks(world, inheritanceInvariants.others);
}

/** The owner reads their mail and uses each link in it, latest first. The thief is out by then. */
function undoChangesFromMail(rules: InheritanceModelRules, world: InheritanceModel): void {
  if (world.isDeleted) return;
  for (const change of [...world.changesOfTerms].reverse()) {
    if (rules.termsUndoRefusal(change, world.now) !== null) continue;
    change.undoneAt = world.now;
    world.terms = change.before;
  }
  world.deletion = null;
  // A report about a living person is refuted, or its release revoked.
  if (world.report) endReport(world);
  checkArrivalsAreNamed(world);
  for (const news of [...world.news].reverse()) undo(rules, world, news);
  checkIsAsWanted(world);
}

function undo(rules: InheritanceModelRules, world: InheritanceModel, news: News): void {
  if (rules.undoRefusal(news, world.now) !== null) return;
  tick(world);
  const later = world.news
    .filter(({ mailedAt, undoneAt }) => mailedAt > news.mailedAt && undoneAt === null)
    .flatMap(({ sharing }) => sharing);
  const isReportedLater = rules.createReportedLaterCheck(later);
  const waiting = rules.linksCoverWhatWaits
    ? {
        sharing: world.waiting.sharing.filter((change) => !isReportedLater(change)),
        lost: world.waiting.lost,
      }
    : { sharing: [], lost: [] };
  const covered = {
    sharing: rules.undoable([...news.sharing, ...waiting.sharing], world.report),
    lost: rules.undoable([...news.lost, ...waiting.lost], world.report),
  };
  const net = mergeSharingChanges(withUndos(covered.sharing, listChanges(world)));
  const lost = new Set(covered.lost.map(({ id }) => id));
  const estate = { isEstateOpen: world.report?.status === 'released' };
  const settled: SharingChange[] = [];
  let hasRestored = false;
  for (const leavebit of world.leavebits) {
    if (leavebit.isErased) continue;
    if (lost.has(leavebit.id) && leavebit.trashedAt !== null) {
      hasRestored = true;
      if (estate.isEstateOpen) Object.assign(leavebit, { trashedAt: null, purgedAt: null });
      else untrash(world, leavebit);
    }
    const own = net.filter(({ triggerByteId }) => triggerByteId === leavebit.id);
    const back = rules.givenBack(leavebit.sharing, own, world.now, estate);
    if (back) {
      hasRestored = true;
      leavebit.sharing = { ...leavebit.sharing, ...back.sharing };
    }
    const people = rules.changesOfUndo(leavebit.sharing, own, world.now);
    settled.push({ triggerByteId: leavebit.id, at: world.now, people });
  }
  // With nothing to restore the link stays valid.
  if (!hasRestored) return;
  world.undos.push(...settled);
  if (rules.isLinkUsedUp([...news.sharing, ...news.lost], world.report)) news.undoneAt = world.now;
  for (const { email, before } of mergeSharingChanges(covered.sharing))
    if (before === null) world.namedByUndo.add(email);
  news.sharing.push(...world.waiting.sharing.filter((change) => covered.sharing.includes(change)));
  news.lost.push(...world.waiting.lost.filter((loss) => covered.lost.includes(loss)));
  const isLeft =
    <Change>(some: readonly Change[]) =>
    (change: Change) =>
      !some.includes(change);
  world.waiting = {
    sharing: world.waiting.sharing.filter(isLeft(covered.sharing)),
    lost: world.waiting.lost.filter(isLeft(covered.lost)),
  };
}

/** A mail names each recipient whom the owner didn't want, or the next one will. */
function checkArrivalsAreNamed(world: InheritanceModel): void {
  const named = [...world.news, world.waiting]
    .map(({ sharing }) => summarizeSharingChanges(sharing, world.now))
    .flatMap(({ opened, added }) => [...opened, ...added].map(({ email }) => email));
  for (const { id, isErased, sharing } of world.leavebits) {
    if (isErased || wanted[id]![THIEF] || findEffectiveRule(sharing, THIEF) === null) continue;
    world.seen.add('an arrival');
    if (!named.includes(THIEF) && !world.namedByUndo.has(THIEF))
      breaks(world, inheritanceInvariants.arrivals);
  }
}

function checkIsAsWanted(world: InheritanceModel): void {
  const { terms } = world;
  const isAsSet =
    terms.designatedReporters.length === REPORTERS.length &&
    terms.requiredConfirmations === 2 &&
    terms.refuteTimeHours === 24;
  if (!isAsSet) breaks(world, inheritanceInvariants.terms);
  for (const { id, isErased, trashedAt, sharing, isWantedText, versions } of world.leavebits) {
    if (!isWantedText && !versions.some((version) => version.isWantedText))
      breaks(world, inheritanceInvariants.text);
    const hasAll = Object.entries(wanted[id]!).every(
      ([email, { releaseType }]) =>
        findEffectiveRule(sharing, email) !== null &&
        [releaseType, 'always'].includes(sharing.sharingConfig[email]?.releaseType ?? 'always'),
    );
    if (isErased || trashedAt !== null || !hasAll) breaks(world, inheritanceInvariants.givenBack);
  }
}

export interface InheritanceHistory {
  thief: Thief;
  commands: readonly InheritanceCommand[];
}

/** Runs a history under these rules. The owner of a stolen session reads their mail at its end. */
export function runInheritanceHistory(
  rules: InheritanceModelRules,
  { thief, commands }: InheritanceHistory,
): InheritanceModel {
  const world = createInheritanceModel(thief);
  for (const command of commands) applyInheritanceCommand(rules, world, command);
  if (thief.at === 'session') {
    // The mail about the last action arrives within an hour.
    applyInheritanceCommand(rules, world, { do: 'time', hours: 1 });
    undoChangesFromMail(rules, world);
  }
  return world;
}
