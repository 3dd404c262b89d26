/** The bundler's module graph, before tree shaking. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => Imports | null;
}

interface Imports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** A kind of visit and the pages it may reach, relative to `client/src`. */
interface Visit {
  pages: readonly string[];
  /** Counts lazy-loaded parts as well, because these visitors should download as little code for others as possible. */
  countsLateParts?: boolean;
}

const VISITS: readonly Visit[] = [
  { pages: ['pages/home.tsx'] },
  { pages: ['pages/account.tsx'] },
  { pages: ['pages/auth.tsx'] },
  {
    pages: ['pages/my-leavebits.tsx', 'pages/shared.tsx', 'pages/shared-multiple.tsx'],
    countsLateParts: true,
  },
  {
    pages: ['pages/report.tsx', 'pages/confirm-report.tsx', 'pages/refute.tsx'],
    countsLateParts: true,
  },
  {
    pages: [
      'pages/payment.tsx',
      'pages/undo.tsx',
      'pages/undo-sharing.tsx',
      'pages/come-back.tsx',
      'pages/stop-mails.tsx',
      'pages/stop-reset.tsx',
      'pages/time-converter.tsx',
    ],
  },
  { pages: ['pages/card.tsx'] },
];

/** The frame that every page shares, even though pages are lazy-loaded. Nearly every page also needs `billing.ts`. */
const FRAME = ['main.tsx', 'features/site/site-page.tsx', 'lib/takes-payments.ts'];

export const ICON_MODULES = /lucide-react.+\/icons\//;

/** Start page icons that other pages use too. They cost less in this chunk than in files of their own. */
const ofStartPage = /lucide-react.+\/icons\/(calendar-clock|circle-play|lock-keyhole|paperclip)\.m?js/;

/** TanStack Query modules that a page pulls in through the package index without necessarily using them. */
const maybeUnused =
  /@tanstack.+\/(use(Base|Infinite)?Query|(infiniteQ|q)uery(Observer|Options)|suspense|errorBoundaryUtils|QueryErrorResetBoundary|IsRestoringProvider)\.js/;

/** The chunk that every page loads. */
export const START_CHUNK = 'start';

/**
 * Assigns a client module to a chunk: `start` if every page needs it, otherwise one chunk per set of visits. Null leaves the
 * choice to the bundler, which puts the module with its only dependent or in a chunk shared by several.
 *
 * By default, the bundler creates a chunk for each set of parts with common imports. The home page had 42 of them, many under
 * 400 bytes.
 *
 * Chunks never import each other in a cycle: every visit that needs a module also needs the module's imports, so an import only
 * leads to a chunk for the same visits or more. Since the bundler places parts and icons itself, a test also checks the built
 * files.
 * @param root the path of the client's sources as the bundler writes it, with forward slashes.
 * @throws Error from the returned function if a page named here is not in the client
 */
export function createManualChunks(root: string): (id: string, graph: ModuleGraph) => string | null {
  let files: Map<string, string> | undefined;
  return (id, graph) => {
    if (ofStartPage.test(id)) return START_CHUNK;
    files ??= filesOfModules(root, graph);
    return files.get(id) ?? null;
  };
}

function filesOfModules(root: string, graph: ModuleGraph): Map<string, string> {
  const inClient = (files: readonly string[]) => files.map((file) => idOf(root, file, graph));
  const files = new Map<string, string>();
  const parts = lateParts(reachedFrom(graph, inClient(FRAME), everLoaded), graph);
  const visits = VISITS.map(({ pages, countsLateParts }) => {
    const first = reachedFrom(graph, inClient(pages), atOnce);
    const ever = countsLateParts ? reachedFrom(graph, inClient(pages), everLoaded) : first;
    return { first, ever };
  });
  for (const id of sharedModules(parts, graph)) {
    const needs = visits.map(({ first, ever }) => (first.has(id) ? 'now' : ever.has(id) ? 'late' : 'never'));
    if (needs.includes('now')) files.set(id, needs.join('-'));
  }
  for (const id of reachedFrom(graph, inClient(FRAME), atOnce)) files.set(id, START_CHUNK);
  return files;
}

function idOf(root: string, file: string, graph: ModuleGraph): string {
  const id = `${root}/${file}`;
  if (!graph.getModuleInfo(id)) throw new Error(`The client has no ${file}.`);
  return id;
}

/** Lazy-loaded modules: pages and parts of pages. */
function lateParts(modules: Iterable<string>, graph: ModuleGraph): Set<string> {
  return new Set([...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
}

/** Modules shared by several parts. Excludes the parts themselves, whose exports the bundler strips in a shared chunk. */
function sharedModules(parts: ReadonlySet<string>, graph: ModuleGraph): string[] {
  const users = new Map<string, number>();
  for (const part of parts)
    for (const id of reachedFrom(graph, [part], atOnce)) users.set(id, (users.get(id) ?? 0) + 1);
  return [...users].filter(([id, count]) => count > 1 && !parts.has(id)).map(([id]) => id);
}

const atOnce = ({ importedIds }: Imports) => importedIds;
const everLoaded = ({ importedIds, dynamicallyImportedIds }: Imports) => [
  ...importedIds,
  ...dynamicallyImportedIds,
];

/** All modules reachable through the imports selected by `follow`. */
function reachedFrom(
  graph: ModuleGraph,
  roots: readonly string[],
  follow: (imports: Imports) => readonly string[],
): Set<string> {
  const reached = new Set<string>();
  const waiting = [...roots];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next) || ICON_MODULES.test(next) || maybeUnused.test(next)) continue;
    reached.add(next);
    const imports = graph.getModuleInfo(next);
    if (imports) waiting.push(...follow(imports));
  }
  return reached;
}
