import { createSelectorRule } from './create-selector-rule.js';

const hasLetters = /\p{L}/u;
const shown = /^(alt|aria-label|aria-description|label|placeholder|title)$/;

/** Keeps what people read in the catalogs of messages, where the page is translated. */
export default {
  meta: { name: 'messages' },
  rules: {
    'in-catalog': createSelectorRule(
      'This page is translated: what people read is in shared/messages.',
      `JSXText[value=${hasLetters}]`,
      `JSXAttribute[name.name=${shown}] > Literal[value=${hasLetters}]`,
    ),
  },
};
