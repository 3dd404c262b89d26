import type { MailLane } from '../../adapters/mail/mail-kinds.ts';

type Group = 'urgent' | 'others';
const groupOf = (lane: MailLane): Group => (lane === 'urgent' ? 'urgent' : 'others');

export interface MailInFlight {
  lane: MailLane;
  domain: string;
}

/** How many emails a process sends concurrently. */
interface MailConcurrencyLimits {
  all: number;
  /** How many of these slots are reserved for urgent emails. */
  urgent: number;
  /** The maximum per domain, for urgent emails and for all others. */
  urgentOfDomain: number;
  othersOfDomain: number;
}

/**
 * Reserves a third of the slots for urgent emails. One domain can use up to half of these and a third of the others, so a slow
 * domain leaves room for the rest in both.
 * @param all at least 3
 */
export function computeMailConcurrencyLimits(all: number): MailConcurrencyLimits {
  const urgent = Math.max(2, Math.floor(all / 3));
  return {
    all,
    urgent,
    urgentOfDomain: Math.floor(urgent / 2),
    othersOfDomain: Math.ceil((all - urgent) / 3),
  };
}

function newChange(): { happened: Promise<void>; happen: () => void } {
  let happen: () => void = () => undefined;
  const happened = new Promise<void>((resolve) => (happen = resolve));
  return { happened, happen };
}

/** The slots in which a process sends emails. */
export class MailConcurrencyLimiter {
  readonly #counts: MailConcurrencyLimits;
  readonly #sending = new Set<MailInFlight>();
  /** While set, only urgent emails get a slot. */
  areForUrgentOnly = false;
  #change = newChange();

  constructor(all: number) {
    this.#counts = computeMailConcurrencyLimits(all);
  }

  /** How many more emails of a lane can be sent now. @param soon emails that are about to take a slot */
  freeFor(lane: MailLane, soon: readonly MailInFlight[] = []): number {
    if (this.areForUrgentOnly && groupOf(lane) !== 'urgent') return 0;
    const { all, urgent } = this.#counts;
    const free = all - this.#sending.size - soon.length;
    return lane === 'urgent' ? free : Math.min(free, all - urgent - this.#ofGroup('others', soon).length);
  }

  /** The maximum number of a lane's emails per domain, and how many each domain has in flight. */
  domainsOf(lane: MailLane, soon: readonly MailInFlight[]): { most: number; taken: Map<string, number> } {
    const group = groupOf(lane);
    const taken = new Map<string, number>();
    for (const { domain } of this.#ofGroup(group, soon)) taken.set(domain, (taken.get(domain) ?? 0) + 1);
    return { most: this.#counts[`${group}OfDomain`], taken };
  }

  #ofGroup(group: Group, soon: readonly MailInFlight[]): MailInFlight[] {
    return [...this.#sending, ...soon].filter(({ lane }) => groupOf(lane) === group);
  }

  get areEmpty(): boolean {
    return this.#sending.size === 0;
  }

  /** Runs work in a slot. The work must not throw. */
  async take(mail: MailInFlight, work: () => Promise<void>): Promise<void> {
    this.#sending.add(mail);
    try {
      await work();
    } finally {
      this.#sending.delete(mail);
      this.wake();
    }
  }

  /** Resolves the promise that `changed` returned. */
  wake(): void {
    this.#change.happen();
    this.#change = newChange();
  }

  /** Resolves when an email has been sent or the senders are woken. */
  changed(): Promise<void> {
    return this.#change.happened;
  }
}
