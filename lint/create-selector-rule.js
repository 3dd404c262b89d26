/** A lint rule that reports every node matched by one of the selectors. */
export const createSelectorRule = (message, ...selectors) => ({
  meta: { type: 'problem', docs: { description: message }, schema: [] },
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});
