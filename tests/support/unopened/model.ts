import { isDeepStrictEqual } from 'node:util';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { opensWithRelease, takeBackTurns } from '#server/features/release/openings/rules.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { READING_COUNTS_BEFORE_MS } from '#server/features/notices/request-unopened-check.ts';
import {
  decideUnopened,
  type KnownOpening,
  type SubstituteTurn,
  type UnopenedFacts,
  type UnopenedReminder,
} from '#server/features/unopened/decide-unopened.ts';

/** The product's own rules. A mutant replaces one of them. */
export const unopenedProductRules = { decideUnopened, opensWithRelease, takeBackTurns };
export type UnopenedRules = typeof unopenedProductRules;

const START = Date.parse('2031-03-10T09:00:00Z');
const OWNER = 'owner@example.org';
const modelPeople = ['lena@example.org', 'ben@example.org', 'carl@example.org'] as const;
/** How long the mail server is asked before a reminder is given up. */
const TRIED_MS = 3 * DAY_MS;

/** When somebody can read a LeaveBit. A number is a date, in days from now. */
export type ModelRule = 'always' | 'report' | number;
type Person = 0 | 1 | 2;
export type UnopenedCommand =
  | { do: 'save'; what: 0 | 1; who: Person; rule: ModelRule | null }
  | { do: 'substitute'; who: Person; to: Person | null; days: number }
  | { do: 'read' | 'leave'; what: 0 | 1; who: Person }
  | { do: 'stop'; who: Person }
  | { do: 'release' | 'revoke' }
  | { do: 'mail'; server: 'accepts' | 'refuses' | 'is-away' }
  /** The worker runs whenever it has planned to. In an outage it doesn't. */
  | { do: 'time' | 'outage'; days: number };

export const unopenedPromises = {
  early: 'a turn comes when something has been open to the person for that many days',
  reminders: 'a turn comes after two reminders that were accepted, rejected or stopped',
  opened: 'nobody receives what the person has opened',
  earlier: 'a substitute can never read what the person can’t',
  rule: 'a substitute receives something by the rule of whoever hasn’t opened it',
  once: 'something is passed on once, and nobody’s own rule changes',
  left: 'a turn is no answer to leaving',
  revoked: 'there is no turn while something isn’t open',
  waits: 'after a revocation, whoever received something because of the release waits for their turn again',
  stays: 'a revocation takes nothing from anyone else',
  due: 'a turn comes once everything is met and the worker runs',
  reminded: 'who doesn’t open something is reminded three times, at least a week apart',
  ends: 'turns end, also where people are each other’s substitutes',
};

interface Leavebit {
  id: number;
  sharingEmails: string[];
  sharingConfig: Record<string, ReleaseSetting>;
  leftBy: Record<string, string>;
  lastUpdate: Date;
}

/** What the test itself knows of something that is open to somebody. */
interface Open {
  /** Since when it has been without a break. */
  since: number;
  /** When a save last changed their rule. */
  ruleSince: number;
}

class UnopenedModel {
  now = START;
  readonly leavebits: Leavebit[] = [1, 2].map((id) => ({
    id,
    sharingEmails: [],
    sharingConfig: {},
    leftBy: {},
    lastUpdate: new Date(START),
  }));
  releasedAt: number | null = null;
  readonly substitutes = new Map<string, { substitute: string; afterDays: number }>();
  openings: KnownOpening[] = [];
  readonly reminders: UnopenedReminder[] = [];
  readonly readings = new Map<string, number>();
  readonly stopped = new Set<string>();
  mailServer: 'accepts' | 'refuses' | 'is-away' = 'accepts';
  checkAt: number | null = null;
  readonly broken: string[] = [];
  /** What happened at least once, for counting histories. */
  readonly seen = new Set<string>();
  readonly #open = new Map<string, Open>();
  /** When a pair's rule was last changed by a save, and when it was last passed on. */
  readonly #ruleSince = new Map<string, number>();
  readonly #passedOn = new Map<string, number>();
  readonly #rules: UnopenedRules;
  /** What the product has stored of this release's turns, and the same by the test's own account. */
  #storedTurns: SubstituteTurn[] = [];
  #turnsOfRelease: { turn: SubstituteTurn; isDated: boolean }[] = [];

  constructor(rules: UnopenedRules) {
    this.#rules = rules;
  }

  apply(command: UnopenedCommand): void {
    switch (command.do) {
      case 'save':
        this.#save(command);
        break;
      case 'substitute': {
        const [who, to] = [modelPeople[command.who], command.to === null ? null : modelPeople[command.to]];
        if (this.releasedAt !== null || who === to) break;
        if (to === null) this.substitutes.delete(who);
        else this.substitutes.set(who, { substitute: to, afterDays: command.days });
        this.checkAt = this.now;
        break;
      }
      case 'read': {
        const who = modelPeople[command.who];
        if (this.#canRead(command.what + 1, who)) this.readings.set(keyOf(command.what + 1, who), this.now);
        break;
      }
      case 'leave': {
        const [who, leavebit] = [modelPeople[command.who], this.leavebits[command.what]!];
        if (leavebit.sharingEmails.includes(who)) leavebit.leftBy[who] ??= new Date(this.now).toISOString();
        break;
      }
      case 'stop':
        this.stopped.add(modelPeople[command.who]);
        break;
      case 'release':
        if (this.releasedAt === null) this.checkAt = this.now;
        this.releasedAt ??= this.now;
        break;
      case 'revoke':
        if (this.releasedAt === null) break;
        this.seen.add('revoked');
        this.checkAt = this.now;
        this.releasedAt = null;
        this.#takeBackTurns();
        break;
      case 'mail':
        this.mailServer = command.server;
        break;
      case 'time':
        this.#pass(command.days);
        break;
      case 'outage':
        this.now += command.days * DAY_MS;
        break;
    }
    this.#observe();
    this.#pass(0);
  }

  #save({ what, who: index, rule }: Extract<UnopenedCommand, { do: 'save' }>): void {
    if (this.releasedAt !== null) return;
    const [leavebit, who] = [this.leavebits[what]!, modelPeople[index]];
    const before = leavebit.sharingConfig[who];
    leavebit.sharingEmails = leavebit.sharingEmails.filter((email) => email !== who || rule !== null);
    if (rule === null) {
      delete leavebit.sharingConfig[who];
      delete leavebit.leftBy[who];
    } else {
      if (!leavebit.sharingEmails.includes(who)) leavebit.sharingEmails.push(who);
      leavebit.sharingConfig[who] = settingOf(rule, this.now);
    }
    leavebit.lastUpdate = new Date(this.now);
    this.#ruleSince.set(keyOf(leavebit.id, who), this.now);
    const rules = [before, ...Object.values(leavebit.sharingConfig)];
    if (rules.some((one) => one?.releaseType === 'scheduled')) this.checkAt = this.now;
  }

  /** Lets time pass, in which the worker runs when it has planned to. */
  #pass(days: number): void {
    const until = this.now + days * DAY_MS;
    let runsAtOnce = 0;
    while (this.checkAt !== null && this.checkAt <= until) {
      runsAtOnce = this.checkAt > this.now ? 0 : runsAtOnce + 1;
      this.now = Math.max(this.now, this.checkAt);
      this.#observe();
      this.#work();
      if (runsAtOnce < 20) continue;
      this.#break('ends');
      this.checkAt = null;
    }
    this.now = until;
    this.#observe();
  }

  /** As `advanceUnopened` does it. */
  #work(): void {
    this.#endReminders();
    const decision = this.#rules.decideUnopened(this.#facts());
    for (const { leavebitId, email } of decision.ended)
      this.openings = this.openings.filter((one) => !(one.leavebitId === leavebitId && one.email === email));
    this.#storeOpenings(decision.opened);
    for (const email of decision.reminders) this.#remind(email);
    for (const turn of decision.turns) this.#takeTurn(turn);
    this.#observe();
    if (decision.turns.length === 0) this.#checkAllTurnsTaken();
    this.checkAt = decision.turns.length > 0 ? this.now : (decision.nextCheckAt?.getTime() ?? null);
  }

  #facts(): UnopenedFacts {
    const now = new Date(this.now);
    return {
      now,
      ownerEmail: OWNER,
      estate:
        this.releasedAt === null
          ? { report: 'none' }
          : { report: 'released', releasedAt: new Date(this.releasedAt), lastOpening: null },
      subscription: { status: 'Annual', nextPaymentDate: new Date(START + 99_999 * DAY_MS), isBilled: true },
      leavebits: this.leavebits.map((leavebit) => ({ ...leavebit, isDamaged: false })),
      openings: this.openings,
      readings: [...this.readings].map(([key, at]) => ({ ...pairOf(key), readAt: new Date(at) })),
      reminders: this.reminders,
      substitutes: [...this.substitutes].map(([email, one]) => ({ email, ...one })),
      readingCountsBeforeMs: READING_COUNTS_BEFORE_MS,
    };
  }

  #storeOpenings(opened: readonly KnownOpening[]): void {
    for (const one of opened) {
      this.openings = this.openings.filter(
        ({ leavebitId, email }) => leavebitId !== one.leavebitId || email !== one.email,
      );
      this.openings.push(one);
    }
  }

  #remind(email: string): void {
    const last = this.reminders.findLast((one) => one.email === email);
    if (last && this.now - last.sentAt.getTime() < 7 * DAY_MS) this.#break('reminded');
    const opened = [...this.#open].flatMap(([key, one]) =>
      pairOf(key).email === email ? [one.since, one.ruleSince] : [],
    );
    if (this.#settledSince(email, Math.max(...opened)) >= 3) this.#break('reminded');
    this.reminders.push({ email, sentAt: new Date(this.now), endedAt: null, outcome: 'waiting' });
    this.#endReminders();
  }

  /** What becomes of reminders: the mail server's answer, or none in time. */
  #endReminders(): void {
    for (const reminder of this.reminders) {
      if (reminder.outcome !== 'waiting') continue;
      const isOver = this.now >= reminder.sentAt.getTime() + TRIED_MS;
      if (this.stopped.has(reminder.email) && this.releasedAt === null) reminder.outcome = 'stopped';
      else if (this.mailServer === 'accepts') reminder.outcome = 'accepted';
      else if (this.mailServer === 'refuses') reminder.outcome = 'refused';
      else if (isOver) reminder.outcome = 'failed';
      else continue;
      reminder.endedAt = new Date(this.now);
    }
  }

  #takeTurn(turn: SubstituteTurn): void {
    const { leavebitId, from, to, rule } = turn;
    this.seen.add(this.releasedAt === null ? 'a turn of a living owner' : 'a turn after a release');
    const leavebit = this.leavebits[leavebitId - 1]!;
    const key = keyOf(leavebitId, from);
    const open = this.#open.get(key);
    if (Object.hasOwn(leavebit.leftBy, from)) this.#break('left');
    else if (!open) this.#break('revoked');
    else {
      const from0 = this.#openedAt(leavebit, from, open);
      const { afterDays } = this.substitutes.get(from)!;
      if (this.now < from0 + afterDays * DAY_MS) this.#break('early');
      if (this.#settledSince(from, from0) < 2) this.#break('reminders');
      if ((this.readings.get(key) ?? -Infinity) >= from0 - READING_COUNTS_BEFORE_MS) this.#break('opened');
    }
    if (!isDeepStrictEqual(rule, leavebit.sharingConfig[from])) this.#break('rule');
    const passedOnAt = this.#passedOn.get(key);
    const isAgain =
      passedOnAt !== undefined && open !== undefined && Math.max(open.since, open.ruleSince) < passedOnAt;
    if (isAgain || leavebit.sharingEmails.includes(to)) this.#break('once');
    this.#passedOn.set(key, this.now);
    if (this.releasedAt !== null) {
      const isDated = leavebit.sharingConfig[from]?.releaseType === 'scheduled';
      this.#turnsOfRelease.push({ turn, isDated });
      if (this.#rules.opensWithRelease(rule)) this.#storedTurns.push(turn);
    }
    leavebit.sharingEmails.push(to);
    leavebit.sharingConfig[to] = rule;
    this.#ruleSince.set(keyOf(leavebitId, to), this.now);
    this.openings = this.openings.map((one) =>
      one.leavebitId === leavebitId && one.email === from ? { ...one, passedOnAt: new Date(this.now) } : one,
    );
    this.#storeOpenings([{ leavebitId, email: to, openedAt: new Date(this.now), passedOnAt: null }]);
    if (this.#received.has(key)) this.seen.add('a chain');
    this.#received.set(keyOf(leavebitId, to), { from, since: this.now });
  }

  /** As `takeBackReleaseTurns` does it. */
  #takeBackTurns(): void {
    for (const leavebit of this.leavebits) {
      const before = leavebit.sharingEmails;
      const theirs = this.#storedTurns.filter(({ leavebitId }) => leavebitId === leavebit.id);
      if (theirs.length > 0)
        Object.assign(
          leavebit,
          this.#rules.takeBackTurns(
            leavebit,
            theirs.map(({ to }) => to),
          ),
        );
      const ended = new Set<string>();
      for (const { turn, isDated } of this.#turnsOfRelease) {
        if (turn.leavebitId !== leavebit.id || isDated) continue;
        ended.add(turn.to);
        if (this.#read(leavebit.id, turn.to)) this.seen.add('a substitute had read what was taken back');
        if (leavebit.sharingEmails.includes(turn.to) || Object.hasOwn(leavebit.sharingConfig, turn.to))
          this.#break('waits');
        else this.#received.delete(keyOf(leavebit.id, turn.to));
        this.seen.add('taken back from a substitute');
      }
      const expected = before.filter((email) => !ended.has(email));
      if (
        expected.some(
          (email) => !leavebit.sharingEmails.includes(email) || !Object.hasOwn(leavebit.sharingConfig, email),
        )
      )
        this.#break('stays');
    }
    if (this.#turnsOfRelease.some(({ isDated }) => isDated)) this.seen.add('a turn of a date stayed');
    this.#storedTurns = [];
    this.#turnsOfRelease = [];
  }

  #read = (leavebitId: number, email: string): boolean => this.readings.has(keyOf(leavebitId, email));

  /** From whom somebody has received something as their substitute. */
  readonly #received = new Map<string, { from: string; since: number }>();

  /** @param before those of this run are on their way */
  #settledSince = (email: string, since: number, before = Infinity): number =>
    this.reminders.filter(
      ({ sentAt, outcome, email: to }) =>
        to === email &&
        sentAt.getTime() > since &&
        sentAt.getTime() < before &&
        ['accepted', 'refused', 'stopped'].includes(outcome),
    ).length;

  /** When a rule opens a LeaveBit for this purpose: what is open in a lifetime counts from the release. */
  #momentOf(leavebit: Leavebit, email: string): number | null {
    const setting = leavebit.sharingConfig[email];
    if (!setting || !leavebit.sharingEmails.includes(email) || Object.hasOwn(leavebit.leftBy, email))
      return null;
    return setting.releaseType === 'scheduled' ? Date.parse(setting.scheduledDate!) : this.releasedAt;
  }

  /** Since when something has been open, or since the later date that it has been given meanwhile. */
  #openedAt = (leavebit: Leavebit, email: string, { since }: Pick<Open, 'since'>): number =>
    Math.max(since, this.#momentOf(leavebit, email) ?? 0);

  #canRead(leavebitId: number, email: string): boolean {
    const leavebit = this.leavebits[leavebitId - 1]!;
    if (!leavebit.sharingEmails.includes(email) || Object.hasOwn(leavebit.leftBy, email)) return false;
    const setting = leavebit.sharingConfig[email];
    if (setting?.releaseType === 'always') return true;
    const moment = this.#momentOf(leavebit, email);
    return moment !== null && moment <= this.now;
  }

  /** Notes since when what is open to whom, and compares what substitutes and the others can read. */
  #observe(): void {
    for (const leavebit of this.leavebits) {
      for (const email of modelPeople) {
        const key = keyOf(leavebit.id, email);
        const moment = this.#momentOf(leavebit, email);
        const ruleSince = this.#ruleSince.get(key) ?? START;
        if (moment === null || moment > this.now) this.#open.delete(key);
        else {
          // Time passes in leaps, so it may have opened within one.
          const since = this.#open.get(key)?.since ?? Math.max(moment, ruleSince);
          this.#open.set(key, { since, ruleSince });
        }
      }
      for (const email of modelPeople) this.#checkNotEarlier(leavebit, email);
    }
  }

  #checkNotEarlier(leavebit: Leavebit, to: string): void {
    const key = keyOf(leavebit.id, to);
    const received = this.#received.get(key);
    if (!received) return;
    const changedSince = (email: string) =>
      (this.#ruleSince.get(keyOf(leavebit.id, email)) ?? START) > received.since;
    // What the owner decided since is theirs to decide, and whoever has left could have read it.
    if (changedSince(to) || changedSince(received.from)) return;
    if (Object.hasOwn(leavebit.leftBy, received.from)) return;
    if (this.#canRead(leavebit.id, to) && !this.#canRead(leavebit.id, received.from)) this.#break('earlier');
  }

  /** Whether the worker has left out a turn. */
  #checkAllTurnsTaken(): void {
    for (const [key, { since, ruleSince }] of this.#open) {
      const { leavebitId, email } = pairOf(key);
      const substitute = this.substitutes.get(email);
      const leavebit = this.leavebits[leavebitId - 1]!;
      if (!substitute || leavebit.sharingEmails.includes(substitute.substitute)) continue;
      const latest = Math.max(since, ruleSince);
      const isDue =
        this.now >= latest + substitute.afterDays * DAY_MS &&
        this.#settledSince(email, latest, this.now) >= 2;
      const isRead = (this.readings.get(key) ?? -Infinity) >= since - READING_COUNTS_BEFORE_MS;
      // Another date in the past opens nothing again, so what was passed on before it stays with that substitute.
      const openedAt = this.#openedAt(leavebit, email, { since });
      const isPassedOn = (this.#passedOn.get(key) ?? -Infinity) >= openedAt;
      if (isDue && !isRead && !isPassedOn) this.#break('due');
    }
  }

  /** Nothing fails for long enough. Then everything unopened has been reminded of, and passed on. */
  end(): void {
    this.apply({ do: 'mail', server: 'accepts' });
    for (let days = 0; days < 400; days += 100) this.apply({ do: 'time', days: 100 });
    this.checkAt ??= this.now;
    this.#checkAllTurnsTaken();
    for (const [key, { since, ruleSince }] of this.#open) {
      const { email } = pairOf(key);
      const latest = Math.max(since, ruleSince);
      const isRead = (this.readings.get(key) ?? -Infinity) >= since - READING_COUNTS_BEFORE_MS;
      if (isRead || this.now < latest + 130 * DAY_MS) continue;
      this.seen.add('somebody never opens something');
      if (this.#settledSince(email, since) < 3) this.#break('reminded');
    }
  }

  #break(promise: keyof typeof unopenedPromises): void {
    this.broken.push(unopenedPromises[promise]);
  }
}

const keyOf = (leavebitId: number, email: string) => `${leavebitId} ${email}`;
const pairOf = (key: string) => ({ leavebitId: Number(key[0]), email: key.slice(2) });

function settingOf(rule: ModelRule, now: number): ReleaseSetting {
  if (rule === 'always') return { releaseType: 'always' };
  if (rule === 'report') return { releaseType: 'death_incapacitation' };
  return { releaseType: 'scheduled', scheduledDate: new Date(now + rule * DAY_MS).toISOString() };
}

/** Runs a history under these rules, followed by more than a year in which nothing fails. */
export function runUnopenedHistory(rules: UnopenedRules, history: readonly UnopenedCommand[]): UnopenedModel {
  const model = new UnopenedModel(rules);
  for (const command of history) {
    model.apply(command);
    // Owners and recipients don't act twice in the ten minutes between two runs of the worker.
    model.now += HOUR_MS;
    model.apply({ do: 'time', days: 0 });
    // Nor in the same instant as it, so that the order of what they do and what it does is known.
    model.now += 1;
  }
  model.end();
  return model;
}
