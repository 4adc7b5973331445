import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { slices } from '../../src/slices.ts';

const root = new URL('../../src/slices/', import.meta.url);
const commandLine = new URL('../../src/cli/', import.meta.url);

const SCHEMAS = slices.map(({ name }) => name).join('|');
const WRITES = new RegExp(
  `(?:insertInto|updateTable|deleteFrom)\\(\\s*['"\`](\\w+)\\.|(?:insert into|update|delete from)\\s+(${SCHEMAS})\\.`,
  'giu',
);

it('a slice writes only its own Postgres schema', () => {
  const offences: string[] = [];
  let writes = 0;
  for (const slice of readdirSync(root)) {
    const files = readdirSync(new URL(`${slice}/`, root), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.ts') && !name.includes('.test.'))) {
      const source = readFileSync(new URL(`${slice}/${file}`, root), 'utf8');
      for (const [, byBuilder, bySql] of source.matchAll(WRITES)) {
        writes += 1;
        const schema = byBuilder ?? bySql;
        if (schema !== slice) offences.push(`${slice}/${file} writes ${schema}`);
      }
    }
  }
  expect(offences).toEqual([]);
  expect(writes).toBeGreaterThan(15);
});

it('commands of the command line write nothing past the slices', () => {
  const files = readdirSync(commandLine, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    expect(readFileSync(new URL(file, commandLine), 'utf8')).not.toMatch(WRITES);
  }
});
