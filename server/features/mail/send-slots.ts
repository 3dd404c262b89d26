import type { MailLane } from '../../adapters/mail/mail-lanes.ts';

type Group = 'urgent' | 'others';
const groupOf = (lane: MailLane): Group => (lane === 'urgent' ? 'urgent' : 'others');

/** A mail that is being sent. */
export interface MailInFlight {
  lane: MailLane;
  domain: string;
}

/** How many places a process has, at a time. */
interface PlaceCounts {
  all: number;
  /** Of them, those that are kept for urgent mails. */
  urgent: number;
  /** The most for one domain: of urgent mails, and of all others. */
  urgentOfDomain: number;
  othersOfDomain: number;
}

/**
 * A third of the places is for urgent mails alone. One domain gets a half of them at most, and a third of the rest. So a
 * slow domain leaves room for the others in both.
 * @param all at least 3
 */
export function computeSlotCounts(all: number): PlaceCounts {
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

/** The places of a process at which mails are sent. */
export class SendSlots {
  readonly #counts: PlaceCounts;
  readonly #sending = new Set<MailInFlight>();
  /** Whether only urgent mails may take a place. */
  areForUrgentOnly = false;
  #change = newChange();

  constructor(all: number) {
    this.#counts = computeSlotCounts(all);
  }

  /** How many more mails of a lane may be sent now. @param soon mails that are about to take a place. */
  freeFor(lane: MailLane, soon: readonly MailInFlight[] = []): number {
    if (this.areForUrgentOnly && groupOf(lane) !== 'urgent') return 0;
    const { all, urgent } = this.#counts;
    const free = all - this.#sending.size - soon.length;
    return lane === 'urgent' ? free : Math.min(free, all - urgent - this.#ofGroup('others', soon).length);
  }

  /** The most mails of a lane for one domain, and how many the domains have now. */
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

  /** Does the work at a place. It must not throw. */
  async take(mail: MailInFlight, work: () => Promise<void>): Promise<void> {
    this.#sending.add(mail);
    try {
      await work();
    } finally {
      this.#sending.delete(mail);
      this.wake();
    }
  }

  /** Ends the wait of `changed`. */
  wake(): void {
    this.#change.happen();
    this.#change = newChange();
  }

  /** Resolves at the end of the next mail, or when somebody wakes the senders. */
  changed(): Promise<void> {
    return this.#change.happened;
  }
}
