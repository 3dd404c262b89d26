/** A lint rule that reports every node that one of the selectors finds. */
export const createSelectorRule = (message, ...selectors) => ({
  meta: { type: 'problem', docs: { description: message }, schema: [] },
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});
