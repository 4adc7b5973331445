import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { publicSchema } from './schema.ts';

const SOURCES = fileURLToPath(new URL('../../web/src/', import.meta.url));
const REGISTRY = 'lib/server/graphql.server.ts';
const INTROSPECTION = 'lib/features/docs/introspection.ts';

/** A query or a mutation as documents of the web app begin, whatever quotes it stands in. */
const BEGINNING = /['"`]\s*(?:query|mutation)\s+\w+\s*[({]/u;

const textOf = (file: string): string => readFileSync(`${SOURCES}${file}`, 'utf8');
const sources = globSync('**/*.{ts,svelte}', { cwd: SOURCES }).filter(
  (file) => !file.endsWith('.test.ts') && file !== REGISTRY,
);
const makers = sources.filter((file) => textOf(file).includes('graphqlDocument<'));

/** By Node itself, as the files belong to another app, with a set-up of its own for tests. What the bundler makes of pictures is left out. */
const LOAD = `
  import { registerHooks } from 'node:module';
  const picture = { format: 'module', source: 'export default ""', shortCircuit: true };
  registerHooks({
    load: (url, context, next) => (/\\.svg(?:$|[?])/u.test(url) ? picture : next(url, context)),
  });
  const [, folder, registry, introspection, ...files] = process.argv;
  const load = (file) => import('file://' + folder + file);
  const { documents } = await load(registry);
  const found = [];
  for (const file of files) {
    const known = new Set(documents);
    await load(file);
    for (const text of documents) if (!known.has(text)) found.push({ file, text });
  }
  found.push({ file: introspection, text: (await load(introspection)).INTROSPECTION });
  console.log(JSON.stringify(found));`;

const found = JSON.parse(
  execFileSync(
    process.execPath,
    ['--input-type=module', '--no-warnings', '-e', LOAD, SOURCES, REGISTRY, INTROSPECTION].concat(
      makers,
    ),
    { encoding: 'utf8' },
  ),
) as { file: string; text: string }[];

test('every document of the web app is one of the schema', () => {
  expect(found.length).toBeGreaterThan(25);
  const faults = found.flatMap(({ file, text }) =>
    validate(publicSchema(), parse(text)).map(({ message }) => `${file}: ${message}`),
  );
  expect(faults).toEqual([]);
});

test('documents are made while their modules load, where they can be looked at', () => {
  const places = makers.flatMap((file) => textOf(file).match(/graphqlDocument</gu) ?? []);
  expect(found.length).toBeGreaterThan(places.length);
});

test('no document is written anywhere else', () => {
  const known = new Set([...makers, INTROSPECTION]);
  expect(sources.filter((file) => !known.has(file) && BEGINNING.test(textOf(file)))).toEqual([]);
});
