/** Choosing the LeaveBits that a person receives. */
export const messages = {
  title: 'LeaveBits for {name}',
  intro: 'Tick what they should receive. LeaveBits they already have keep their current rule.',
  search: 'Search',
  searchHint: 'Search your LeaveBits',
  nothingFound: 'Nothing matches “{search}”.',
  showMore: 'Show the next LeaveBits',
  rule: 'When the added LeaveBits open for them',
  gives:
    'Saving gives {name} {count, plural, one {# LeaveBit} other {# LeaveBits}}. We’ll let them know in one email.',
  removes:
    'Saving removes {name} from {count, plural, one {# LeaveBit} other {# LeaveBits}}. We won’t tell them.',
  quoted: '“{title}”',
  question: '{titles}: is that what you want?',
  questionMore: '{titles} and {count} more: is that what you want?',
  saved: 'Saved for {name}',
  someNotSaved: 'Some changes weren’t saved',
  notSavedWhy: '{title}: {reason}',
  notSaved: 'It wasn’t saved.',
  nothingAdded: 'Nothing was added.',
} as const;
