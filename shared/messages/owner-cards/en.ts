/** Buttons that print cards for reporters, and notes for recipients. */
export const messages = {
  allCards: 'Print all cards',
  card: 'Print a card',
  cardFor: 'Print a card for {name}',
  cardIn: 'Print a card in {language}',
  cardInFor: 'Print a card in {language} for {name}',
  allNotes: 'Print all notes',
  note: 'Print a note',
  noteFor: 'Print a note for {name}',
  noteIn: 'Print a note in {language}',
  noteInFor: 'Print a note in {language} for {name}',
} as const;
