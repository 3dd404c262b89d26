import { MINUTE_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import {
  chargeCodeAllowance,
  getGuessProbability,
  canAttemptCode,
  evaluateCodeAttempt,
  refundCodeAllowance,
  type CodeChannel,
  type LiveCode,
} from '#server/features/codes/rules.ts';
import { evaluateAttempt, type AttemptCount } from '#server/http/limits/attempt-backoff.ts';
import { createAttemptCounters } from '#server/http/limits/guess-limiter.ts';
import type { guessBackoffPolicies } from '#server/limits.ts';

/** Someone who requests a code, enters one, or tries a password. */
export interface SiegeVisitor {
  browser: string;
  ip: string;
  /** The email whose link they followed. */
  mail?: string;
}

interface StoredCode extends Omit<LiveCode, 'isRight' | 'isOwn'> {
  browser: string;
  digits: number;
  channel: CodeChannel;
  expiresAt: number;
  isUsed: boolean;
}

/** One address under siege, without a database: the server's rules, with their counters and codes in memory. */
export function createSiege(now: number) {
  const counts = new Map<string, AttemptCount>();
  const allowances = new Map<CodeChannel, number>();
  let codes: StoredCode[] = [];
  let issued = 0;
  /** Each wrong guess: when it was made, and its probability of being right. */
  const guesses: { at: number; chance: number }[] = [];

  /** Same as the guess limiter's `count`. @returns the wait, or 0 for an attempt that is allowed. */
  function count(
    what: keyof typeof guessBackoffPolicies,
    { ip, mail = null }: Omit<SiegeVisitor, 'mail'> & { mail?: string | null },
  ) {
    const slots = createAttemptCounters({ holder: (name) => name }, what, {
      req: { ip },
      at: 'somebody',
      device: mail,
    });
    const read = <S extends { key: string }>(slot: S) => ({ ...slot, count: counts.get(slot.key) ?? null });
    const device = slots.device && read(slots.device);
    const verdict = evaluateAttempt({ device, shared: [...slots.own, ...slots.others].map(read) }, now);
    if (!verdict.isOpen) return verdict.waitMs;
    for (const counted of verdict.counted) counts.set(counted.key, counted.count);
    return 0;
  }

  return {
    guesses,
    now: () => now,
    advance(ms: number) {
      now += ms;
      codes = codes.filter(({ expiresAt }) => expiresAt > now);
    },
    tryPassword: (visitor: SiegeVisitor) => count('password', visitor),
    /** @returns the new code, or null for someone who has to wait. */
    ask(visitor: SiegeVisitor): StoredCode | null {
      if (count('codeRequest', visitor) > 0) return null;
      const channel = visitor.mail === undefined ? 'open' : 'private';
      const { digits, refilledAt } = chargeCodeAllowance(allowances.get(channel) ?? 0, now);
      allowances.set(channel, refilledAt);
      const code: StoredCode = {
        id: String((issued += 1)),
        browser: visitor.browser,
        digits,
        channel,
        expiresAt: now + limits.codeMinutes * MINUTE_MS,
        isUsed: false,
        wrongTries: 0,
        strangerTries: 0,
      };
      codes = [...codes.filter(({ browser }) => browser !== visitor.browser), code];
      return code;
    },
    /** @param known the code that someone has read in an email. Without it they guess, and guess wrong. */
    enter(visitor: SiegeVisitor, known?: StoredCode): boolean {
      const live = codes
        .map((code) => ({ code, isOwn: code.browser === visitor.browser }))
        .filter(({ code: { isUsed, wrongTries, strangerTries }, isOwn }) =>
          isUsed ? false : canAttemptCode({ isOwn, wrongTries, strangerTries }),
        )
        .map(({ code, isOwn }) => ({ ...code, isOwn, isRight: code.id === known?.id }));
      const verdict = evaluateCodeAttempt(live);
      const stored = (id: string) => codes.find((code) => code.id === id)!;
      if (verdict.kind === 'accepted') {
        const code = stored(verdict.redeemed.id);
        code.isUsed = true;
        const wrongTries = code.wrongTries + code.strangerTries;
        allowances.set(
          code.channel,
          refundCodeAllowance(allowances.get(code.channel)!, { digits: code.digits, wrongTries }),
        );
        return true;
      }
      for (const { id, isOwn } of verdict.counted) {
        const code = stored(id);
        if (isOwn) code.wrongTries += 1;
        else code.strangerTries += 1;
        guesses.push({ at: now, chance: getGuessProbability(code.digits, 1) });
      }
      count('codeTry', visitor);
      return false;
    },
  };
}

export type Siege = ReturnType<typeof createSiege>;
