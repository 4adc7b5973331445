import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip as gzipCallback } from 'node:zlib';
import { introspectionFromSchema, type GraphQLSchema } from 'graphql';
import { byteText } from './byte-text.ts';
import type { HttpReply } from './http.ts';

const gzip = promisify(gzipCallback);

/** A file of the page: immutable, as its name holds its hash. */
export interface Asset {
  type: string;
  content: string;
  /** Compressed once, when it is first asked for. */
  compressed(): Promise<Buffer>;
}

/** The page and its files. */
export interface Graphiql {
  page: HttpReply;
  assets: ReadonlyMap<string, Asset>;
}

/** An operation that is there to be tried. New visitors see the first one. */
export interface ExplorerExample {
  /** `/graphql#example=name` opens it in a tab. */
  readonly name: string;
  readonly title: string;
  readonly query: string;
}

const WELCOME = `# Welcome to Tsuzuki. The arrow sends this query.
# Ctrl-Space completes; the book on the left
# lists all there is to ask for.
# An API key goes under "Headers" below, as
# { "X-API-Key": "svc_live_…" }; the settings
# at the bottom left keep it in this browser.
`;

const MORE_EXAMPLES = `# More examples: /docs/reference
`;

/** Everything comes from this server. Only styles may be inline, because the editor writes style elements. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The options of the GraphiQL page. */
export interface GraphiqlOptions {
  /** Where the API answers. */
  path: string;
  /** Of the API. */
  schema: GraphQLSchema;
  examples: readonly ExplorerExample[];
}

/** Creates a loader of GraphiQL. The package is 9 MB, and is read once, on first use. */
export const graphiqlFor = (options: GraphiqlOptions): (() => Promise<Graphiql>) => {
  let loading: Promise<Graphiql> | undefined;
  return () => (loading ??= load(options));
};

/** The schema as a script, so that the page sends no request before its visitor does, and their first query is within the limits. */
const schemaScript = (schema: GraphQLSchema): string => {
  const options = { inputValueDeprecation: true, specifiedByUrl: true, oneOf: true };
  return `globalThis.schema = ${JSON.stringify(introspectionFromSchema(schema, options))};\n`;
};

const load = async ({ path, schema, examples }: GraphiqlOptions): Promise<Graphiql> => {
  const source = await import('@graphql-yoga/render-graphiql/graphiql');
  const assets = new Map<string, Asset>();
  const add = (name: string, extension: keyof typeof ASSET_TYPES, content: string): string => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const file = `${name}-${hash}.${extension}`;
    assets.set(file, assetOf(ASSET_TYPES[extension], content));
    return `${path}/assets/${file}`;
  };
  const workers = {
    editorWorkerService: add('editor-worker', 'js', source.editorWorkerService),
    json: add('json-worker', 'js', source.jsonWorker),
    graphql: add('graphql-worker', 'js', source.graphqlWorker),
  };
  const style = add('graphiql', 'css', source.css);
  const scripts = [
    add('graphiql', 'js', source.js),
    add('schema', 'js', schemaScript(schema)),
    add('start', 'js', startScript(path, workers, tabsOf(examples))),
  ];
  return { page: pageWith(style, scripts), assets };
};

const ASSET_TYPES = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
} as const;

const assetOf = (type: string, content: string): Asset => {
  let compressing: Promise<Buffer> | undefined;
  return { type, content, compressed: () => (compressing ??= gzip(content)) };
};

interface Tab {
  name: string;
  query: string;
}

/** Where a page leaves a new key for the explorer, in the storage of the same tab. The explorer reads and removes it. */
const KEY_ITEM = 'explorer-key';

/** The first query that visitors with a key see. */
const KEYED_QUERY = `# Your key is under "Headers" below.
# The arrow sends this query with it.
query WithYourKey {
  viewer { username }
  rateLimit { tier remaining }
}
`;

const tabsOf = (examples: readonly ExplorerExample[]): Tab[] => {
  const welcome = examples.length > 1 ? `${WELCOME}${MORE_EXAMPLES}` : WELCOME;
  return examples.map(({ name, title, query }, index) => ({
    name,
    query: `${index === 0 ? welcome : ''}# ${title}.\n${query}\n`,
  }));
};

/**
 * The example in the address is open. The query that is typed is not put into the address, because then the address would be a request.
 */
const startScript = (
  endpoint: string,
  workers: Readonly<Record<string, string>>,
  tabs: readonly Tab[],
): string => {
  const options = {
    title: 'Tsuzuki GraphQL',
    endpoint,
    credentials: 'omit',
    showPersistHeadersSettings: true,
  };
  return `const workers = ${JSON.stringify(workers)};
self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_module, label) => workers[label] };
const key = sessionStorage.getItem('${KEY_ITEM}');
sessionStorage.removeItem('${KEY_ITEM}');
const headers = key === null ? undefined : JSON.stringify({ 'X-API-Key': key }, null, 2);
const keyed = key === null ? undefined : { query: ${JSON.stringify(KEYED_QUERY)}, headers };
const tabs = ${JSON.stringify(tabs)};
const name = new URLSearchParams(location.hash.slice(1)).get('example');
const asked = tabs.find((tab) => tab.name === name);
// Each address keeps its own tabs: those of another schema could not be sent here.
const own = (name) => ${JSON.stringify(`${endpoint} `)} + name;
const names = () => Object.keys(localStorage).filter((name) => name.startsWith(own('')));
const storage = {
  getItem: (name) => localStorage.getItem(own(name)),
  setItem: (name, value) => localStorage.setItem(own(name), value),
  removeItem: (name) => localStorage.removeItem(own(name)),
  clear: () => names().forEach((name) => localStorage.removeItem(name)),
  get length() {
    return names().length;
  },
};
const kept = (name) => storage.getItem('graphiql:' + name);
// GraphiQL opens one more tab unless it is given the content of one that is there.
const lastTab = () => {
  try {
    const { tabs, activeTabIndex } = JSON.parse(kept('tabState'));
    return tabs[activeTabIndex];
  } catch {
    return undefined;
  }
};
const given = keyed ?? asked ?? lastTab();
YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), {
  ...${JSON.stringify(options)},
  storage,
  schema,
  shouldPersistHeaders: kept('shouldPersistHeaders') === 'true',
  // Returning visitors get their tabs again, and one more for a key or an example.
  defaultTabs: [keyed ?? { query: (asked ?? tabs[0])?.query }],
  initialQuery: given?.query,
  initialVariables: given?.variables ?? undefined,
  initialHeaders: given?.headers ?? undefined,
  onEditQuery: () => history.replaceState({}, '', location.pathname + location.hash),
});
`;
};

const pageWith = (style: string, scripts: readonly string[]): HttpReply => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'cache-control': 'no-cache',
    'referrer-policy': 'no-referrer',
  },
  body: byteText(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Tsuzuki GraphQL</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${style}">
    ${scripts.map((script) => `<script defer src="${script}"></script>`).join('\n    ')}
  </head>
  <body class="no-focus-outline">
    <noscript>This page needs JavaScript. The API does not: POST {"query": "…"} here as application/json.</noscript>
    <div id="root"></div>
  </body>
</html>
`),
  hasErrors: false,
});
