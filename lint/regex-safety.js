import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { getConsumedChars, isPotentiallyEmpty } from 'regexp-ast-analysis';
import { analyse } from 'scslre';

const parser = new RegExpParser({ ecmaVersion: 2025 });

/**
 * Explains why a pattern may take superlinear time, or returns null. The limits of this check are in
 * `docs/decisions/085-input-is-bounded-first.md`.
 */
function superLinear(source, flagText) {
  const flags = parser.parseFlags(flagText);
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.unicode,
    unicodeSets: flags.unicodeSets,
  });
  const { reports } = analyse({ pattern, flags });
  const worst = reports.find(({ exponential }) => exponential) ?? reports[0];
  if (worst) return worst.exponential ? 'exponential time' : 'quadratic time';
  let isSlow = false;
  visitRegExpAST(pattern, {
    onQuantifierEnter(quantifier) {
      isSlow ||= restartsInItself(quantifier, flags);
    },
  });
  return isSlow ? 'quadratic time' : null;
}

/**
 * Whether an unbounded quantifier can scan past many starting points of its own pattern and then fail, as in `/ab.*c/` on
 * `ababab…`, where each start scans to the end. Safe if the prefix contains a character that stops the quantifier.
 */
function restartsInItself(quantifier, flags) {
  if (quantifier.max !== Infinity || flags.sticky) return false;
  const { before, after, isAnchored, isInLookaround } = surroundings(quantifier, flags);
  if (isAnchored) return false;
  // A lookaround is attempted at every position, so a quantifier with nothing before it starts everywhere.
  if (before.every((element) => isPotentiallyEmpty(element, flags)))
    return isInLookaround && mayFail(after, flags);
  if (!mayFail(after, flags)) return false;
  const run = getConsumedChars(quantifier.element, flags).chars;
  return !before.some(
    (element) =>
      !isPotentiallyEmpty(element, flags) && getConsumedChars(element, flags).chars.isDisjointWith(run),
  );
}

const mayFail = (after, flags) =>
  after.some((element) => element.type === 'Assertion' || !isPotentiallyEmpty(element, flags));

/** The elements that must match before and after this one. */
function surroundings(element, flags) {
  const found = { before: [], after: [], isAnchored: false, isInLookaround: false };
  for (let at = element; at.parent && at.type !== 'Pattern'; at = at.parent) {
    if (at.type === 'Assertion') found.isInLookaround = true;
    if (at.parent.type !== 'Alternative') continue;
    const place = at.parent.elements.indexOf(at);
    found.before.unshift(...at.parent.elements.slice(0, place));
    found.after.push(...at.parent.elements.slice(place + 1));
  }
  found.isAnchored = found.before.some(
    ({ type, kind }) => type === 'Assertion' && kind === 'start' && !flags.multiline,
  );
  return found;
}

const isRegExp = (callee) => callee.type === 'Identifier' && callee.name === 'RegExp';

/** The value of a string literal, or null. */
function constantText(node) {
  if (node === undefined) return '';
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return null;
}

const linear = {
  meta: { type: 'problem', docs: { description: 'every pattern needs linear time' }, schema: [] },
  create(context) {
    const check = (node, source, flags) => {
      const problem = superLinear(source, flags);
      if (problem)
        context.report({
          node,
          message: `This pattern can need ${problem}. Make each part stop where the next one begins.`,
        });
    };
    const checkCall = (node) => {
      if (!isRegExp(node.callee)) return;
      const [source, flags] = [constantText(node.arguments[0]), constantText(node.arguments[1])];
      if (source === null || flags === null)
        context.report({
          node,
          message: 'Patterns must be literals, so that lint can check their complexity.',
        });
      else check(node, source, flags);
    };
    return {
      Literal(node) {
        if (node.regex) check(node, node.regex.pattern, node.regex.flags);
      },
      NewExpression: checkCall,
      CallExpression: checkCall,
    };
  },
};

export default { meta: { name: 'patterns' }, rules: { linear } };
