import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase } from '../databases.ts';
import { isPlanned } from '../plans.ts';
import { sentStatements } from '../sent-statements.ts';

let client: pg.Client;
let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase(inject('serverUrl'), 'empty');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** What is wrong with a statement; null if PostgreSQL prepares it. */
const faultOf = async (text: string): Promise<string | null> => {
  try {
    await client.query(`prepare candidate as ${text}`);
    await client.query('deallocate candidate');
    return null;
  } catch (error) {
    return `${(error as Error).message}: ${text.replaceAll(/\s+/gu, ' ')}`;
  }
};

/** Tests create their own tables there. Those of the service are in the schemas of the slices. */
const isOfTests = (text: string): boolean => /\bpublic\.(?!tsuzuki_)/u.test(text);

it('PostgreSQL 15 prepares every statement that was sent to PostgreSQL 18', async () => {
  const statements = sentStatements().filter((text) => isPlanned(text) && !isOfTests(text));
  expect(statements, 'No test ran on PostgreSQL 18 before: run `npm test`').not.toEqual([]);
  const faults: string[] = [];
  for (const text of statements) {
    const fault = await faultOf(text);
    if (fault) faults.push(fault);
  }
  expect(faults).toEqual([]);
});
