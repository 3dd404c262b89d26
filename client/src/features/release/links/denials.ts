import { limits } from '#shared/domain/limits.ts';
import type { Messages } from '#client/lib/messages/use-messages.ts';

interface Denials {
  denials: number;
  /** Whether the current reporter has denied the report. The initiating reporter never has. */
  hasDenied?: boolean;
}

/** How many of the other reporters have denied the report. */
export const countOtherDenials = ({ denials, hasDenied = false }: Denials): number =>
  Math.max(0, denials - (hasDenied ? 1 : 0));

/** Says how many of the other reporters have denied the report. Null if none have. */
export function describeOtherDenials(links: Messages<'links'>, report: Denials): string | null {
  const others = countOtherDenials(report);
  return others === 0 ? null : links('othersDenied', { others });
}

/** What each denial does to a report, in general. */
export const describeDenialEffect = (links: Messages<'links'>): string =>
  links('denialEffect', { days: limits.denialDays });
