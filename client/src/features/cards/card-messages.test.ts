import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#shared/domain/languages.ts';
import { messages as english } from '#shared/messages/paper-card/en.ts';
import { messages as reporterCard } from '#shared/messages/reporter-card/en.ts';
import { loadMessagesOf, messagesFrom } from '#tests/support/messages.ts';
import { describeReporterLinkCard } from '../release/links/report/reporter-card-text.ts';
import { chooseTypeSize, describeRecipientNote, describeReporterCard } from './card-messages.ts';

const t = messagesFrom<'paper-card'>(english);
const reporting = messagesFrom<'reporter-card'>(reporterCard);

const ORIGIN = 'https://leavebits.example';
const ANNA = { ownerUsername: 'anna@example.org', ownerName: 'Anna Berg' };
const ROSA = { email: 'rosa@example.org', name: 'Rosa' };

describe('a reporter’s card that their owner prints', () => {
  it('leads to the page for lost links, and says which address to enter there', () => {
    const card = describeReporterCard(ORIGIN, ANNA, ROSA, reporting);
    expect(card).toMatchObject({
      title: 'If something happens to Anna Berg',
      holder: 'A card for Rosa',
      link: `${ORIGIN}/report`,
    });
    expect(card.steps[0]!.address).toBe(ROSA.email);
  });

  it('calls an owner without a name by their address', () => {
    const card = describeReporterCard(
      ORIGIN,
      { ...ANNA, ownerName: null },
      { ...ROSA, name: null },
      reporting,
    );
    expect(card.title).toBe('If something happens to anna@example.org');
    expect(card.holder).toBeNull();
  });
});

describe('a recipient’s note', () => {
  it('says where to go and which address to prove', () => {
    const card = describeRecipientNote(ORIGIN, { ownerName: 'Anna Berg', ...ROSA }, t);
    expect(card).toMatchObject({ title: 'Somebody left something for you', link: `${ORIGIN}/my-leavebits` });
    expect(card.holder).toBe('A note for Rosa');
    expect(card.intro).toMatch(/^Anna Berg has left something for you/);
    expect(card.steps[0]!.address).toBe(ROSA.email);
  });

  it('names nobody if the owner has no name', () => {
    expect(describeRecipientNote(ORIGIN, { ownerName: null, ...ROSA }, t).intro).toMatch(
      /^Somebody has left something/,
    );
  });
});

it('no card that an owner prints has a link with a token or an address', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.option(fc.string()), (email, name) => {
      for (const { link } of [
        describeReporterCard(ORIGIN, ANNA, { email, name }, reporting),
        describeRecipientNote(ORIGIN, { ownerName: ANNA.ownerName, email, name }, t),
      ])
        expect(new URL(link).pathname).toMatch(/^\/(report|my-leavebits)$/);
    }),
  );
});

it.each(languages)('a card in %s has the reader’s language, all names and the address', async (language) => {
  const card = describeReporterCard(ORIGIN, ANNA, ROSA, await loadMessagesOf('reporter-card', language));
  const note = describeRecipientNote(
    ORIGIN,
    { ownerName: 'Anna Berg', ...ROSA },
    await loadMessagesOf('paper-card', language),
  );
  for (const { language: shown, title, holder, intro, steps, link } of [card, note]) {
    expect(shown).toBe(language);
    expect(holder).toContain('Rosa');
    expect(`${title} ${intro}`).toContain('Anna Berg');
    expect(steps[0]!.address).toBe(ROSA.email);
    expect(link.startsWith(ORIGIN)).toBe(true);
  }
});

it.each(languages)('cards in %s are in large type, and in smaller type for long names', async (language) => {
  const [paper, reporter] = await Promise.all([
    loadMessagesOf('paper-card', language),
    loadMessagesOf('reporter-card', language),
  ]);
  const describeCards = (ownerName: string, name: string) => [
    describeReporterCard(ORIGIN, { ...ANNA, ownerName }, { ...ROSA, name }, reporter),
    describeRecipientNote(ORIGIN, { ...ROSA, ownerName, name }, paper),
  ];
  expect(describeCards('Anna Berg', 'Rosa').map(chooseTypeSize)).toEqual(['large', 'large']);
  const name = 'Wolmarans '.repeat(10).trim();
  const [card] = describeCards(name, name);
  expect(chooseTypeSize(card!)).not.toBe('large');
  expect(chooseTypeSize({ ...card!, keep: 'm'.repeat(1300) })).toBe('small');
});

it('a Portuguese card of an owner without a name, which took two pages of Letter in large type, is in medium type', async () => {
  const card = describeReporterLinkCard(await loadMessagesOf('reporter-card', 'pt'), ORIGIN, {
    token: 'x'.repeat(43),
    type: 'incapacitation',
    owner: { ...ANNA, ownerName: null },
    refuteTimeHours: 72,
    incapacitationHours: 24,
  });
  expect(chooseTypeSize(card)).toBe('medium');
});
