import compat from '@mdn/browser-compat-data/forLegacyNode';
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { transform, type Selector, type SelectorComponent } from 'lightningcss';
import { parseSync, Visitor } from 'vite';

/** The oldest version of each browser, by the name that the data has for it. */
export type BrowserVersions = Readonly<Record<string, number>>;

/** The browsers that the data lists for the names in package.json's `browserslist`. */
const dataNames: Record<string, string[]> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  ios_saf: ['safari_ios'],
  safari: ['safari'],
};

/** Whether every one of these browsers has the feature. @param browsers by their names in `browserslist` */
export function isSupported(feature: CompatStatement, browsers: BrowserVersions): boolean {
  return Object.entries(browsers).every(([name, version]) =>
    dataNames[name]!.every((dataName) => {
      const support = feature.support[dataName as keyof CompatStatement['support']];
      return support !== undefined && [support].flat().some((one) => isIn(one, version));
    }),
  );
}

/** A partial implementation counts: nothing fails for want of it. */
function isIn(support: SimpleSupportStatement, version: number): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    alternative_name: otherName,
    prefix,
  } = support;
  if (typeof added !== 'string' || added === 'preview' || flags || otherName || prefix) return false;
  const isGone = typeof removed === 'string' && parseVersion(removed) <= version;
  return parseVersion(added) <= version && !isGone;
}

const parseVersion = (text: string) => Number.parseFloat(text.replace('≤', ''));

/** Web APIs whose members our own code calls on values that it holds. Names of others are too common to search for. */
const INTERFACES =
  /^(AbortSignal|Animation|Blob|Clipboard|Crypto|Document|Element|Event|File|FormData|Headers|HTML\w+|History|KeyboardEvent|Location|MutationObserver|Navigator|Node|Range|ReadableStream|Request|Response|Selection|Storage|SubtleCrypto|Text|TextDecoder|URL|URLSearchParams|Window|Worker)$/;

interface NewFeatures {
  globals: ReadonlySet<string>;
  /** Such as `URL.canParse`. */
  statics: ReadonlySet<string>;
  /** Names of members that no object had before. */
  members: ReadonlySet<string>;
}

const isFeature = (value: unknown): value is { __compat: CompatStatement } =>
  typeof value === 'object' && value !== null && '__compat' in value;

/** The features of scripts that one of these browsers lacks. @param of what is searched: JavaScript's own objects, or web APIs too */
function listNewFeatures(browsers: BrowserVersions, of: 'language' | 'web'): NewFeatures {
  const globals = new Set<string>();
  const statics = new Set<string>();
  const members = new Map<string, boolean>();
  const isOld = ({ __compat }: { __compat: CompatStatement }) => isSupported(__compat, browsers);
  const add = (
    owner: string,
    own: Identifier,
    isSearched: (member: { __compat: CompatStatement }) => boolean,
  ) => {
    if (isFeature(own) && !isOld(own)) globals.add(owner);
    for (const [key, feature] of Object.entries<unknown>({ ...own })) {
      if (key === '__compat' || !isFeature(feature)) continue;
      const name = key.replace(/_(static|event)$/, '');
      if (!isOld(feature)) statics.add(`${owner}.${name}`);
      // One object that has had the name for long is enough to make it common.
      if (isOld(feature)) members.set(name, false);
      else if (isSearched(feature) && !members.has(name)) members.set(name, true);
    }
  };
  // These data don't tell static members from others, but the addresses in the specification do.
  const isOfPrototype = ({ __compat }: { __compat: CompatStatement }) =>
    [__compat.spec_url].flat().some((url) => url?.includes('.prototype.'));
  for (const [owner, own] of Object.entries(compat.javascript['builtins'] as Record<string, Identifier>)) {
    add(owner, own, isOfPrototype);
  }
  for (const [owner, own] of Object.entries(compat.api as Record<string, Identifier>)) {
    add(owner, own, () => of === 'web' && INTERFACES.test(owner));
  }
  const isNew = ([, isMissing]: [string, boolean]) => isMissing;
  return { globals, statics, members: new Set([...members].filter(isNew).map(([name]) => name)) };
}

interface Named {
  type: string;
  name?: unknown;
  object?: Named;
  property?: Named;
  computed?: boolean;
}

/** The last two names of `self.URL.canParse`, or the only one of `URL`. Null for any other expression. */
function getPath({ type, name, object, property, computed }: Named): string | null {
  if (type === 'Identifier') return String(name);
  const last = type === 'MemberExpression' && !computed ? getPath(property!) : null;
  if (last === null) return null;
  const owner = getPath(object!);
  return owner === null ? `.${last}` : `${getLastName(owner)}.${last}`;
}

const getLastName = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** Pseudo-classes that scripts may select by. */
const pseudoClasses = Object.entries({ ...compat.css.selectors }).filter(([name]) => /^[a-z-]+$/.test(name));

/**
 * Creates a search for what a script uses and one of these browsers lacks. What the same script looks for first, with `typeof`
 * or `in`, it can do without.
 */
export function createScriptSearch(browsers: BrowserVersions, of: 'language' | 'web') {
  const { globals, statics, members } = listNewFeatures(browsers, of);
  const newPseudoClasses = pseudoClasses.filter(
    ([, feature]) => isFeature(feature) && !isSupported(feature.__compat, browsers),
  );
  const selector = new RegExp(`:(${newPseudoClasses.map(([name]) => name).join('|')})(?![\\w-])`);

  return (fileName: string, source: string): string[] => {
    const found = new Set<string>();
    const probed = new Set<string>();
    new Visitor({
      MemberExpression(member) {
        const path = getPath(member);
        if (path === null) return;
        if (statics.has(path)) found.add(path);
        else if (members.has(getLastName(path))) found.add(getLastName(path));
      },
      Identifier({ name }) {
        if (globals.has(name)) found.add(name);
      },
      Literal(literal) {
        if ('regex' in literal && literal.regex.flags.includes('v')) found.add('regular expression with v');
        const { value } = literal;
        const pseudoClass = typeof value === 'string' && selector.exec(value)?.[1];
        if (pseudoClass) found.add(`:${pseudoClass}`);
      },
      UnaryExpression({ operator, argument }) {
        if (operator !== 'typeof') return;
        const path = getPath(argument);
        if (path !== null) probed.add(path).add(getLastName(path));
      },
      BinaryExpression({ operator, left, right }) {
        if (operator !== 'in' || left.type !== 'Literal' || typeof left.value !== 'string') return;
        probed.add(left.value).add(`${getPath(right)}.${left.value}`);
      },
    }).visit(parseSync(fileName, source).program);
    return [...found].filter((feature) => !probed.has(feature));
  };
}

/** What a style sheet uses and one of these browsers lacks, except inside `@supports`. */
export function findNewStyles(css: string, browsers: BrowserVersions): string[] {
  const found = new Set<string>();
  let conditions = 0;
  const check = (what: string, feature: unknown) => {
    if (conditions === 0 && isFeature(feature) && !isSupported(feature.__compat, browsers)) found.add(what);
  };
  const { properties, selectors, types } = compat.css;
  const checkSelector = (selector: Selector) => {
    for (const part of selector as (SelectorComponent & { selectors?: Selector[] })[]) {
      if (part.type !== 'pseudo-class' && part.type !== 'pseudo-element') continue;
      check(`:${part.kind}`, selectors?.[part.kind]);
      // `:is()` and `:where()` skip the selectors in them that a browser doesn't know.
      if (part.kind !== 'is' && part.kind !== 'where') part.selectors?.forEach(checkSelector);
    }
  };
  transform({
    filename: 'built.css',
    code: Buffer.from(css),
    visitor: {
      Rule(rule) {
        if (rule.type === 'supports') conditions += 1;
        if (rule.type === 'style') rule.value.selectors.forEach(checkSelector);
      },
      RuleExit(rule) {
        if (rule.type === 'supports') conditions -= 1;
      },
      Declaration({ property, value }) {
        const { name, propertyId } = value as { name?: string; propertyId?: { property: string } };
        const id = propertyId?.property ?? (property === 'custom' ? name! : property);
        check(id, properties?.[id]);
      },
      Function: ({ name }) =>
        Object.values(types ?? {}).forEach((type) => check(`${name}()`, (type as Identifier)[name])),
      Length: ({ unit }) => check(unit, types?.['length']?.[unit]),
    },
  });
  return [...found];
}
