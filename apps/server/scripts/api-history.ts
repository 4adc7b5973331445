import { readFile, writeFile } from 'node:fs/promises';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import {
  changesBetween,
  faultsOf,
  printChangelog,
  releaseChangelog,
  type ChangelogInput,
} from './schema-changes.ts';

const ROOT = new URL('../../../', import.meta.url);

/** The changelog of the API. */
export const CHANGELOG = 'docs/api/changelog.md';
const RELEASED = 'packages/contract/released.graphql';
const DECLARED = 'packages/contract/breaking-changes.json';

const declaredForm = z.array(z.strictObject({ change: z.string(), why: z.string().min(10) }));

const read = (file: string): Promise<string> => readFile(new URL(file, ROOT), 'utf8');

const inputOf = async (schema: GraphQLSchema): Promise<ChangelogInput> => ({
  changes: changesBetween(buildSchema(await read(RELEASED)), schema),
  declared: declaredForm.parse(JSON.parse(await read(DECLARED))),
  page: await read(CHANGELOG).catch(() => undefined),
});

/** The changelog of a schema since its last release, and what is not allowed in it. */
export const apiHistory = async (
  schema: GraphQLSchema,
): Promise<{ changelog: string; faults: string[] }> => {
  const input = await inputOf(schema);
  return { changelog: printChangelog(input), faults: faultsOf(input.changes, input.declared) };
};

/** Makes the current schema the released one. */
export const releaseSchema = async (
  schema: GraphQLSchema,
  printed: string,
  on: string,
): Promise<void> => {
  const input = await inputOf(schema);
  await writeFile(new URL(CHANGELOG, ROOT), releaseChangelog(input, on));
  await writeFile(new URL(RELEASED, ROOT), printed);
  await writeFile(new URL(DECLARED, ROOT), '[]\n');
};
