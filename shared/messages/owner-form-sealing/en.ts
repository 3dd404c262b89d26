/** What the form shows about a sealed LeaveBit: its recipients’ cards, and what has to be done first. */
export const messages = {
  // Cards
  cards: 'Key cards',
  cardsHint: 'What opens this for each person, on paper.',
  newCard: 'Their new card works once you have saved. Please hand it over.',
  noCard: 'No card yet. Without one they can’t open this.',
  cardChecked: 'Card made on {made}, checked on {checked}.',
  cardUnchecked: 'Card made on {made}, never checked.',
  makeCard: 'Make their card',
  makeCardFor: 'Make a card for {name}',
  replaceCard: 'Replace',
  replaceCardOf: 'Replace the card of {name}',
  // Setting it up
  notSetUp: 'Sealing isn’t set up yet',
  notSetUpNext:
    'You need a passphrase and a recovery sheet. It takes two minutes. Until then, what you type is only in this tab.',
  setUp: 'Set up sealing',
  // What was typed before
  deletingDraft: 'Deleting what was stored before…',
  draftDeleted: 'What you typed before this was stored, and is now deleted',
  draftDeletedNext:
    'So that you’d lose nothing, it was stored as an unsaved draft that we could have read. The draft is deleted. If a backup was made in the meantime, it’s still in that. From now on everything is sealed first.',
  draftNotDeleted: 'What you typed before this is still stored',
  draftNotDeletedNext:
    'It’s an unsaved draft that we could read, and deleting it didn’t work. We’ll keep trying while this form is open. Please check your internet connection.',
} as const;
