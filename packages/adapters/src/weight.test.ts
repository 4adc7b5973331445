import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The files that a file loads, and those that they load. Types are not loaded. */
const loadedBy = (file: string, known = new Set<string>()): Set<string> => {
  if (known.has(file)) return known;
  known.add(file);
  if (!file.startsWith('.')) return known;
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  for (const [, what = ''] of text.matchAll(/^import (?!type )[^;]+ from '([^']+)';/gmu)) {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    loadedBy(
      what.startsWith('./') ? `${folder}${what.slice(2)}` : what.replace('../', './'),
      known,
    );
  }
  return known;
};

it('what runs in pages of others loads nothing but our own small files', () => {
  const foreign = [...loadedBy('./sighting.ts')].filter((file) => !file.startsWith('.'));
  expect(foreign).toEqual([]);
  expect([...loadedBy('./check.ts')]).toContain('zod');
});
