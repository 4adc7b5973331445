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
  { episodeCount, episodeCountSource, externalIds, ...record }: AnimeRecord,
): string[] => {
  const stated = new Set(externalIds.map(({ site, id }) => `${site}:${id}`));
  const needlessIds = (facts.externalIds ?? []).filter(({ site, id }) =>
    stated.has(`${site}:${id}`),
  );
  const known = {
    ...record,
    episodeCount: episodeCountSource === 'RECORDED' ? episodeCount : null,
  };
  const fields = Object.entries(facts).flatMap(([field, value]) =>
    field in known && known[field as keyof typeof known] === value ? [field] : [],
  );
  return [...fields, ...needlessIds.map(({ site }) => site)];
};

/** Where facts of corrections may be looked up, and how the address of a page there is written. */
const PAGES: Readonly<Record<string, RegExp>> = {
  'en.wikipedia.org': /^\/wiki\/[^\s/?#][^\s?#]*$/u,
  'ja.wikipedia.org': /^\/wiki\/[^\s/?#][^\s?#]*$/u,
  'bgm.tv': /^\/subject\/(?<bangumi>\d+)$/u,
  'bangumi.tv': /^\/subject\/(?<bangumi>\d+)$/u,
  'myanimelist.net': /^\/anime\/(?<mal>\d+)(?:\/[^/]*)?$/u,
  'anidb.net': /^\/anime\/(?<anidb>\d+)$/u,
  'anilist.co': /^\/anime\/(?<anilist>\d+)(?:\/[^/]*)?$/u,
};

/** What is wrong with the address of a reference; null if nothing is. */
const faultOf = ({
  bangumi,
  reference,
  ids: corrected,
}: Pick<Correction, 'bangumi' | 'reference' | 'ids'>) => {
  const { host, pathname, search, hash } = new URL(reference);
  const page = PAGES[host]?.exec(pathname);
  if (!page || search !== '' || hash !== '') return 'is no page of a known site';
  // What a browser sends is what is written: a title with a raw space or sign would lead elsewhere.
  if (pathname.endsWith('_') || /%(?:20|5f)/iu.test(pathname))
    return 'is no title as it is written';
  const ids = byBangumi.get(bangumi)?.externalIds ?? [];
  const right = new Map(Object.entries(corrected ?? {}));
  const isOwn = Object.entries(page.groups ?? {}).every(([site, id]) =>
    right.has(site)
      ? String(right.get(site)) === id
      : ids.some((own) => own.site === site && own.id === id),
  );
  return isOwn ? null : 'is about another work';
};

describe('our corrections', () => {
  it('can be read, all of them', () => {
    expect(refusals).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(5_000);
  });

  it('leave hardly a work without a title in Latin letters', () => {
    const titled = new Map(rows.map((one) => [one.bangumi, one.romaji ?? one.english]));
    const ids = [...byBangumi].filter(([, { isAdult }]) => isAdult === false);
    const bare = ids.filter(
      ([id, { titleRomaji, titleEnglish }]) => !(titled.get(id) ?? titleRomaji ?? titleEnglish),
    );
    expect(bare.length / ids.length).toBeLessThan(0.002);
  });

  it('are about works of the catalogue, each once', () => {
    expect(new Set(rows.map(({ bangumi }) => bangumi)).size).toBe(rows.length);
    const astray = rows.filter(
      ({ bangumi, native }) => byBangumi.get(bangumi)?.titleNative !== native,
    );
    expect(astray.map(({ native }) => native)).toEqual([]);
  });

  it('name pages of known sites, and where the address has an id it is the work’s', () => {
    const wrong = rows.flatMap((one) => {
      const fault = faultOf(one);
      return fault === null ? [] : [`${one.native}: ${one.reference} ${fault}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['https://example.org/wiki/Steins;Gate', 'is no page of a known site'],
    ['https://en.wikipedia.org/', 'is no page of a known site'],
    ['https://en.wikipedia.org/wiki/Steins;Gate?action=edit', 'is no page of a known site'],
    ['https://myanimelist.net/anime/1/Cowboy_Bebop', 'is about another work'],
    ['https://myanimelist.net/anime/9253/Steins_Gate', null],
    ['https://bgm.tv/subject/10380', null],
    ['https://en.wikipedia.org/wiki/Steins;Gate', null],
  ])('%s %s', (reference, fault) => {
    expect(faultOf({ bangumi: 10_380, reference })).toBe(fault);
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
  ['an id of a site that nobody knows', { ...row, ids: { imdb: 1 } }],
])('a correction with %s is refused', (_, broken) => {
  expect(Correction.safeParse(row).success).toBe(true);
  expect(Correction.safeParse(broken).success).toBe(false);
});
