import { createHash } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Card } from '#shared/contracts/sealing.ts';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import { formatEmailDate } from '../../adapters/mail/email-dates.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { peopleNames, users } from '../../db/schema/index.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { getOrCreateAccountKey, unwrapAccountKey } from '../names/account-key.ts';
import { assertKnownPerson } from '../people/is-known-person.ts';
import { loadPersonFormatter } from '../people/load-person-names.ts';
import { assertValidRecipient } from './assert-valid-recipient.ts';
import { cardsChangedEmail, type CardChange } from './emails.ts';

interface Whose {
  userId: number;
  email: string;
}

/** The AAD of a card's public key, so that nobody can exchange it in the database. */
const place = ({ userId, email }: Whose) => `people_names/${userId}/${email}/card_key`;

/** Public keys aren't published anywhere, so nobody can guess one from its digest. */
const digestKey = (publicKey: string) => createHash('sha256').update(publicKey).digest();

/** For which keys a save is sealed, as stored. */
export const digestKeys = (publicKeys: readonly string[]): string[] =>
  [...new Set(publicKeys)].map((publicKey) => digestKey(publicKey).toString('hex'));

const cardColumns = (accountKey: DataKey, { publicKey, ...whose }: Whose & { publicKey: string }) => ({
  cardKey: accountKey.encryptText(publicKey, place(whose)),
  cardKeyDigest: digestKey(publicKey),
});

/** The cards of an owner's recipients, in the order of their addresses. */
export async function listCards(ctx: Context, db: Database, userId: number): Promise<Card[]> {
  const rows = await db
    .select({
      email: peopleNames.email,
      cardKey: peopleNames.cardKey,
      setAt: peopleNames.cardSetAt,
      checkedAt: peopleNames.cardCheckedAt,
      dataKeyId: users.dataKeyId,
      dataKey: users.dataKey,
    })
    .from(peopleNames)
    .innerJoin(users, eq(users.id, peopleNames.userId))
    .where(and(eq(peopleNames.userId, userId), isNotNull(peopleNames.cardKey)))
    .orderBy(peopleNames.email);
  const [first] = rows;
  const accountKey = first ? unwrapAccountKey(ctx, userId, first) : null;
  return rows.map(({ email, cardKey, setAt, checkedAt }) => ({
    email,
    publicKey: accountKey!.decryptText(cardKey!, place({ userId, email })),
    setAt: setAt!.toISOString(),
    checkedAt: checkedAt?.toISOString() ?? null,
  }));
}

/**
 * Sets, replaces or removes the card of a recipient, reporter or substitute, and notifies the owner. Setting the same key changes
 * nothing.
 * @param publicKey null removes the card
 * @throws DomainError `not-found` if the address is nobody to the owner, `invalid` for a malformed key
 */
export async function setCard(
  ctx: Context,
  { userId, email, publicKey }: Whose & { publicKey: string | null },
): Promise<Card | null> {
  if (publicKey !== null) await assertValidRecipient(publicKey);
  return ctx.db.transaction(async (tx) => {
    // Locks the account, so that two changes can't interleave.
    const accountKey = await getOrCreateAccountKey(ctx, tx, userId);
    await assertKnownPerson(tx, { userId, email });
    const change =
      publicKey === null
        ? await removeCard(ctx, tx, { userId, email })
        : await storeCard(ctx, tx, accountKey, { userId, email, publicKey, at: ctx.clock.now() });
    await notifyOfCards(ctx, tx, userId, change ? [{ email, change }] : []);
    return (await listCards(ctx, tx, userId)).find((card) => card.email === email) ?? null;
  });
}

/**
 * Stores the cards for which a save was sealed, in its transaction, and notifies the owner. The caller holds the owner's lock.
 * @param at the time of the save, so that nobody takes the LeaveBit to be older than the cards
 * @throws DomainError `not-found` if an address is nobody to the owner, `invalid` for a malformed key
 */
export async function storeCardsOfSave(
  ctx: Context,
  tx: Database,
  { userId, cards, at }: { userId: number; cards: Readonly<Record<string, string>>; at: Date },
): Promise<void> {
  const all = Object.entries(cards);
  if (all.length === 0) return;
  const accountKey = await getOrCreateAccountKey(ctx, tx, userId);
  const changed: ChangedCard[] = [];
  for (const [email, publicKey] of all) {
    await assertValidRecipient(publicKey);
    await assertKnownPerson(tx, { userId, email });
    const change = await storeCard(ctx, tx, accountKey, { userId, email, publicKey, at });
    if (change) changed.push({ email, change });
  }
  await notifyOfCards(ctx, tx, userId, changed);
}

interface ChangedCard {
  email: string;
  change: CardChange;
}

/** Emails the owner, because a card that somebody else made or removed would keep its person out. */
async function notifyOfCards(
  ctx: Context,
  tx: Database,
  userId: number,
  changed: readonly ChangedCard[],
): Promise<void> {
  if (changed.length === 0) return;
  const [owner] = await tx.select().from(users).where(eq(users.id, userId));
  const called = await loadPersonFormatter(ctx, tx, userId);
  await queueMail(ctx, tx, {
    to: owner!.email,
    kind: 'cards-changed',
    dedupeKey: `cards-changed/${ctx.random.uuid()}`,
    content: cardsChangedEmail({
      cards: changed.map(({ email, change }) => ({ person: called(email), change })),
      at: formatEmailDate(ctx, ctx.clock.now(), owner),
      peopleUrl: `${ctx.config.appOrigin}/people`,
    }),
  });
}

async function removeCard(ctx: Context, tx: Database, { userId, email }: Whose): Promise<'removed' | null> {
  const isPerson = and(eq(peopleNames.userId, userId), eq(peopleNames.email, email));
  const [known] = await tx.select().from(peopleNames).where(isPerson);
  if (!known?.cardKey) return null;
  const empty = { cardKey: null, cardKeyDigest: null, cardSetAt: null, cardCheckedAt: null };
  if (known.name === null && known.language === null) await tx.delete(peopleNames).where(isPerson);
  else await tx.update(peopleNames).set(empty).where(isPerson);
  await recordActivity(ctx, tx, { userId, kind: 'card-removed', subject: email });
  return 'removed';
}

async function storeCard(
  ctx: Context,
  tx: Database,
  accountKey: DataKey,
  { at, ...whose }: Whose & { publicKey: string; at: Date },
): Promise<'made' | 'replaced' | null> {
  const { userId, email, publicKey } = whose;
  const [known] = await tx
    .select({ digest: peopleNames.cardKeyDigest })
    .from(peopleNames)
    .where(and(eq(peopleNames.userId, userId), eq(peopleNames.email, email)));
  if (known?.digest?.equals(digestKey(publicKey))) return null;
  const card = { ...cardColumns(accountKey, whose), cardSetAt: at, cardCheckedAt: null };
  await tx
    .insert(peopleNames)
    .values({ userId, email, ...card })
    .onConflictDoUpdate({ target: [peopleNames.userId, peopleNames.email], set: card });
  await recordActivity(ctx, tx, { userId, kind: 'card-set', subject: email });
  return known?.digest ? 'replaced' : 'made';
}

/**
 * Whether a card is the current one of any recipient. If so, its owner sees that it was checked now.
 */
export async function checkCard({ db, clock }: Context, publicKey: string): Promise<boolean> {
  const checked = await db
    .update(peopleNames)
    .set({ cardCheckedAt: clock.now() })
    .where(eq(peopleNames.cardKeyDigest, digestKey(publicKey)))
    .returning({ one: sql`1` });
  return checked.length > 0;
}

/** Gives a person's new address the card of their old one, unless it already has one. */
export async function copyCard(
  ctx: Context,
  tx: Database,
  { userId, from, to }: { userId: number; from: string; to: string },
): Promise<void> {
  const card = (await listCards(ctx, tx, userId)).find(({ email }) => email === from);
  if (!card) return;
  const { publicKey, setAt, checkedAt } = card;
  const copy = {
    ...cardColumns(await getOrCreateAccountKey(ctx, tx, userId), { userId, email: to, publicKey }),
    cardSetAt: new Date(setAt),
    cardCheckedAt: checkedAt === null ? null : new Date(checkedAt),
  };
  await tx
    .insert(peopleNames)
    .values({ userId, email: to, ...copy })
    .onConflictDoUpdate({
      target: [peopleNames.userId, peopleNames.email],
      set: copy,
      setWhere: sql`${peopleNames.cardKey} is null`,
    });
}
