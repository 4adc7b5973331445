import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Kind, parse, validate, type GraphQLSchema } from 'graphql';

const SOURCES = fileURLToPath(new URL('../../web/src/', import.meta.url));
const REGISTRY = 'lib/server/document.server.ts';
const INTROSPECTION = 'lib/features/docs/introspection.ts';

/** The beginning of a query or mutation, in any quotes. */
const BEGINNING = /['"`]\s*(?:query|mutation)\s+\w+\s*[({]/u;

/** Where a file that can write a document or fragment does so. */
const CALL = /(?<![\w.])graphql\(/gu;
const IMPORT = /\bgraphql\b[^;]* from '[^']*document\.server\.ts'/u;

interface Written {
  readonly file: string;
  readonly text: string;
}

const placesIn = (source: string): number =>
  IMPORT.test(source) ? (source.match(CALL)?.length ?? 0) : 0;

const sourceOf = (file: string): string => readFileSync(`${SOURCES}${file}`, 'utf8');

/** Node itself loads them, because the files belong to another app. Pictures, which the bundler would handle, are replaced. */
const LOAD = `
  import { registerHooks } from 'node:module';
  const picture = { format: 'module', source: 'export default ""', shortCircuit: true };
  registerHooks({
    load: (url, context, next) => (/\\.svg(?:$|[?])/u.test(url) ? picture : next(url, context)),
  });
  const [, folder, registry, introspection, ...files] = process.argv;
  const load = (file) => import('file://' + folder + file);
  const { documents, textOf } = await load(registry);
  const written = [];
  const known = new Set();
  for (const file of files) {
    await load(file);
    for (const document of documents) {
      if (!known.has(document)) written.push({ file, text: textOf(document) });
      known.add(document);
    }
  }
  written.push({ file: introspection, text: (await load(introspection)).INTROSPECTION });
  console.log(JSON.stringify(written));`;

const load = (files: readonly string[]): Written[] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--no-warnings',
        '-e',
        LOAD,
        SOURCES,
        REGISTRY,
        INTROSPECTION,
        ...files,
      ],
      { encoding: 'utf8' },
    ),
  ) as Written[];

const faultsIn = (schema: GraphQLSchema, { file, text }: Written): string[] => {
  const document = parse(text);
  // A fragment is validated with the documents that spread it.
  if (document.definitions[0]?.kind === Kind.FRAGMENT_DEFINITION) return [];
  return validate(schema, document).map(({ message }) => `${file}: ${message}`);
};

/** What the web app's documents use and the schema does not have, and documents that cannot be found. */
export const webDocumentFaults = (schema: GraphQLSchema): string[] => {
  const sources = globSync('**/*.{ts,svelte}', { cwd: SOURCES }).filter(
    (file) => !file.endsWith('.test.ts') && file !== REGISTRY,
  );
  const places = new Map(sources.map((file) => [file, placesIn(sourceOf(file))] as const));
  const makers = sources.filter((file) => places.get(file));
  const written = load(makers);
  const total = makers.reduce((sum, file) => sum + (places.get(file) ?? 0), 1);
  const stray = sources.filter(
    (file) => !places.get(file) && file !== INTROSPECTION && BEGINNING.test(sourceOf(file)),
  );
  return [
    ...written.flatMap((each) => faultsIn(schema, each)),
    ...stray.map((file) => `${file}: write documents by \`graphql(…)\`, which types them.`),
    ...(written.length === total
      ? []
      : [`Of ${total} documents of the web app ${written.length} are made while modules load.`]),
  ];
};
