import { createSelectorRule } from './create-selector-rule.js';

/** Our name is the same in every language. */
const hasLetters = /^(?!\s*LeaveBits\s*$)[^]*\p{L}/u;
const shown = /^(alt|aria-label|aria-description|description|label|placeholder|title)$/;

/** Keeps what people read in the catalogs of messages. */
export default {
  meta: { name: 'messages' },
  rules: {
    'in-catalog': createSelectorRule(
      'What people read is in shared/messages.',
      `JSXText[value=${hasLetters}]`,
      `JSXAttribute[name.name=${shown}] > Literal[value=${hasLetters}]`,
      `CallExpression[callee.name='toast'] Property[key.name=${shown}] > Literal[value=${hasLetters}]`,
    ),
  },
};
