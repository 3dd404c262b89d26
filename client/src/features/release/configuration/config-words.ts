import { limits } from '#shared/domain/limits.ts';
import { count } from '../../../lib/count.ts';
import { listed } from '../../../lib/listed.ts';
import { hoursInWords } from '../report-words.ts';
import { areReportersEnough } from './config-values.ts';

export interface Numbers {
  reporters: number;
  /** The names of those among them who declined. Their links work, but the owner should not count on them. */
  declined: readonly string[];
  /** NaN while the field holds no number. */
  requiredConfirmations: number;
  refuteTimeHours: number;
}

export interface Consequence {
  tone: 'info' | 'warning';
  title: string;
  words: string;
}

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

/** What the numbers in the form mean for the owner. Null while a number is missing. */
export function consequenceOf({
  reporters,
  declined,
  requiredConfirmations,
  refuteTimeHours,
}: Numbers): Consequence | null {
  if (reporters === 0) {
    return {
      tone: 'warning',
      title: 'Nobody can report yet',
      words:
        'Without reporters nothing can be released on your death: LeaveBits that wait for it stay locked for good.',
    };
  }
  if (!isWithin(requiredConfirmations, limits.leastConfirmations, limits.mostConfirmations)) return null;
  if (!isWithin(refuteTimeHours, limits.leastRefuteHours, limits.mostRefuteHours)) return null;
  if (!areReportersEnough(reporters, requiredConfirmations)) {
    return {
      tone: 'warning',
      title: 'Too few reporters for this',
      words: `One reports and ${count(requiredConfirmations, 'other')} ${
        requiredConfirmations === 1 ? 'confirms' : 'confirm'
      }: that takes ${count(requiredConfirmations + 1, 'reporter')}, and you have ${reporters}. ${whatToDo(requiredConfirmations + 1, reporters)}`,
    };
  }
  const left = reporters - declined.length;
  if (left <= requiredConfirmations) {
    return {
      tone: 'warning',
      title: 'Too few reporters you can count on',
      words: `${whoIsLeft(declined, left)} A report needs ${count(requiredConfirmations + 1, 'person', 'people')}: one reports, and ${count(requiredConfirmations, 'other')} ${requiredConfirmations === 1 ? 'confirms' : 'confirm'}. Please talk to them, choose somebody else, or ask for fewer confirmations.`,
    };
  }
  return {
    tone: 'info',
    title: 'What this means',
    words: [
      ...(declined.length > 0 ? [whoIsLeft(declined, left)] : []),
      `If one of ${declined.length > 0 ? 'them' : `your ${reporters} reporters`} reports your death or permanent incapacitation,`,
      `${count(requiredConfirmations, 'other')} must confirm, and you have ${hoursInWords(refuteTimeHours)} to refute it.`,
      'Nothing opens before the confirmations are in and that time is over.',
      ...(requiredConfirmations + 1 === left
        ? ['So all of them are needed: if one cannot be reached, nothing opens.']
        : []),
    ].join(' '),
  };
}

/** Who declined, and on how many the owner can count. Only people say so: everybody's link works. */
function whoIsLeft(declined: readonly string[], left: number): string {
  const who = `${listed(declined, 'and')} declined, so`;
  switch (left) {
    case 0:
      return `${who} nobody is left to report or to confirm.`;
    case 1:
      return `${who} only one is left to report, and nobody to confirm.`;
    default:
      return `${who} only ${left} are left: one to report, and ${left - 1} to confirm.`;
  }
}

function whatToDo(needed: number, reporters: number): string {
  if (needed > limits.reporters) return 'Please ask for fewer confirmations.';
  return `Please add ${needed === reporters + 1 ? 'one' : needed - reporters} more.`;
}
