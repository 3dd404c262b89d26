import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounceKinds, type BounceKind } from '#shared/contracts/bounces.ts';
import { decideBounceEffect, type BouncedMail } from './rules.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const mail = (state: BouncedMail['state'], bounceKind: BounceKind | null = null, days = 1): BouncedMail => ({
  state,
  bounceKind,
  triedAt: daysAgo(days),
});

describe('a bounce', () => {
  it.each([
    ['of an accepted mail, hard', mail('accepted'), 'hard', 'refuse'],
    ['of an accepted mail, soft', mail('accepted'), 'soft', 'fail'],
    ['of an accepted mail, as spam', mail('accepted'), 'complaint', 'note'],
    ['that is faster than our note of acceptance, hard', mail('queued'), 'hard', 'refuse'],
    ['that is faster than our note of acceptance, soft', mail('queued'), 'soft', 'fail'],
    ['that comes before any try has ended', { ...mail('queued'), triedAt: null }, 'hard', 'refuse'],
    ['that comes twice', mail('failed', 'hard'), 'hard', 'none'],
    ['that is soft after a hard one', mail('failed', 'hard'), 'soft', 'none'],
    ['that is hard after a soft one', mail('failed', 'soft'), 'hard', 'refuse'],
    ['that is hard after a complaint', mail('accepted', 'complaint'), 'hard', 'refuse'],
    ['that is a complaint after a soft one', mail('failed', 'soft'), 'complaint', 'none'],
    ['of a mail that was withdrawn or given up', mail('failed'), 'hard', 'none'],
    ['of a mail that was refused at once', mail('failed'), 'soft', 'none'],
    ['within fourteen days', mail('accepted', null, 14), 'hard', 'refuse'],
    ['later than that', mail('accepted', null, 14.01), 'hard', 'none'],
    ['of a mail that is tried again after a long outage', mail('queued', null, 40), 'hard', 'refuse'],
  ] as const)('%s', (_what, before, kind, effect) => {
    expect(decideBounceEffect(before, kind, NOW)).toBe(effect);
  });
});

interface Full extends BouncedMail {
  isRefused: boolean;
}

/** Applies the effect the way the use case does. */
function after(before: Full, kind: BounceKind): Full {
  switch (decideBounceEffect(before, kind, NOW)) {
    case 'none':
      return before;
    case 'note':
      return { ...before, bounceKind: kind };
    case 'fail':
      return { ...before, state: 'failed', bounceKind: kind };
    case 'refuse':
      return { ...before, state: 'failed', bounceKind: kind, isRefused: true };
  }
}

describe('any number of bounces, in any order', () => {
  const kinds = fc.array(fc.constantFrom(...bounceKinds), { maxLength: 8 });
  const states = fc.constantFrom<BouncedMail['state'][]>('queued', 'accepted', 'failed');

  it('never make a mail accepted, never revert a rejection, and end like the most severe one alone', () => {
    fc.assert(
      fc.property(states, fc.boolean(), kinds, (state, isRefused, told) => {
        const start: Full = { ...mail(state), isRefused: isRefused && state === 'failed' };
        let now = start;
        for (const kind of told) {
          const next = after(now, kind);
          expect(next.state === 'accepted' && now.state !== 'accepted').toBe(false);
          expect(now.isRefused && !next.isRefused).toBe(false);
          now = next;
        }
        const gravest = bounceKinds.findLast((kind) => told.includes(kind));
        expect(now).toEqual(gravest === undefined ? start : after(start, gravest));
      }),
    );
  });

  it('end in the same way whether our note of acceptance comes before, between or after them', () => {
    const note = (before: Full): Full =>
      before.state === 'queued' ? { ...before, state: 'accepted' } : before;
    fc.assert(
      fc.property(kinds, fc.nat(8), (told, at) => {
        const queued: Full = { ...mail('queued'), isRefused: false };
        const [early, late] = [told.slice(0, at), told.slice(at)];
        expect(late.reduce(after, note(early.reduce(after, queued)))).toEqual(
          told.reduce(after, note(queued)),
        );
      }),
    );
  });
});
