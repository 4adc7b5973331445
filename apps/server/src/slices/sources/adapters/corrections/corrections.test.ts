import { describe, expect, it } from 'vitest';
import type { AnimeClaim, AnimeRecord } from '#slices/catalog/index.ts';
import type { Refusal } from '../data-source.ts';
import { readNpmCatalogue } from '../npm-catalogue.ts';
import { correctedFacts, Correction, readCorrections } from './corrections.ts';

const refusals: Refusal[] = [];
const rows = await readCorrections((refusal) => refusals.push(refusal));
const { records } = await readNpmCatalogue({ now: new Date('2026-11-26T00:00:00Z') });

const byBangumi = new Map(
  records.flatMap((record) =>
    record.externalIds
      .filter(({ site, isPrimary }) => site === 'bangumi' && isPrimary)
      .map(({ id }) => [Number(id), record] as const),
  ),
);

/** The facts of a correction that the data sets state by now. */
const needless = (
  facts: Omit<AnimeClaim, 'sourceId'>,
  { episodeCount, episodeCountSource, ...record }: AnimeRecord,
): string[] => {
  const known = {
    ...record,
    episodeCount: episodeCountSource === 'RECORDED' ? episodeCount : null,
  };
  return Object.entries(facts).flatMap(([field, value]) =>
    field in known && known[field as keyof typeof known] === value ? [field] : [],
  );
};

describe('our corrections', () => {
  it('can be read, all of them', () => {
    expect(refusals).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(300);
  });

  it('are about works of the catalogue, each once', () => {
    expect(new Set(rows.map(({ bangumi }) => bangumi)).size).toBe(rows.length);
    const astray = rows.filter(
      ({ bangumi, native }) => byBangumi.get(bangumi)?.titleNative !== native,
    );
    expect(astray.map(({ native }) => native)).toEqual([]);
  });

  it('correct something: what a data set states by now can be taken out', () => {
    const mended = rows.flatMap((row) => {
      const record = byBangumi.get(row.bangumi);
      const facts = correctedFacts(row);
      if (Object.keys(facts).length === 0) return [`${row.native}: nothing`];
      return record ? needless(facts, record).map((field) => `${row.native}: ${field}`) : [];
    });
    expect(mended).toEqual([]);
  });
});

const row = { bangumi: 10380, native: 'Steins;Gate', reference: 'https://example.org/' };

it.each([
  ['no reference', { ...row, reference: undefined }],
  ['a reference that is not encrypted', { ...row, reference: 'http://example.org/' }],
  ['a field that nobody knows', { ...row, episode: 24 }],
  ['a count of nothing', { ...row, episodes: 0 }],
])('a correction with %s is refused', (_, broken) => {
  expect(Correction.safeParse(row).success).toBe(true);
  expect(Correction.safeParse(broken).success).toBe(false);
});
