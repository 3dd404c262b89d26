import { limits } from '#shared/domain/limits.ts';
import { count } from '../../../lib/count.ts';
import { hoursInWords } from '../report-words.ts';
import { areReportersEnough } from './config-values.ts';

export interface Numbers {
  reporters: number;
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
  const everyone = requiredConfirmations + 1 === reporters;
  return {
    tone: 'info',
    title: 'What this means',
    words: [
      `If one of your ${reporters} reporters reports your death or permanent incapacitation,`,
      `${count(requiredConfirmations, 'other')} must confirm, and you have ${hoursInWords(refuteTimeHours)} to refute it.`,
      'Nothing opens before the confirmations are in and that time is over.',
      ...(everyone ? ['So all of them are needed: if one cannot be reached, nothing opens.'] : []),
    ].join(' '),
  };
}

function whatToDo(needed: number, reporters: number): string {
  if (needed > limits.reporters) return 'Please ask for fewer confirmations.';
  return `Please add ${needed === reporters + 1 ? 'one' : needed - reporters} more.`;
}
