import { createSelectorRule } from './create-selector-rule.js';

/** Decision code must not read the clock. */
export default {
  meta: { name: 'clock' },
  rules: {
    'from-context': createSelectorRule(
      'Time comes from the context (clock.now()) or as a parameter.',
      "NewExpression[callee.name='Date'][arguments.length=0]",
      "CallExpression[callee.name='Date'][arguments.length=0]",
    ),
  },
};
