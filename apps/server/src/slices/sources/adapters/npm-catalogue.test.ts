import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { AiringRule } from '#slices/catalog/index.ts';
import type { JoinedRecord } from './anime-record.ts';
import { installedVersions } from './installed.ts';
import { corrections } from './corrections/corrections.ts';
import { curatedSource } from './manga/curated.ts';
import { readNpmCatalogue, type Step } from './npm-catalogue.ts';
import { synopses } from './synopses/synopses.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const steps: Step[] = [];
const { records, sources, refusals } = await readNpmCatalogue({
  now: NOW,
  onProgress: (step) => steps.push(step),
});

const count = (matches: (record: JoinedRecord) => unknown): number =>
  records.filter(matches).length;
const share = (matches: (record: JoinedRecord) => unknown): number =>
  (100 * count(matches)) / records.length;
const titled = (title: string): JoinedRecord =>
  records.find(({ titleNative }) => titleNative === title)!;
const hasIdAt = (site: string) => (record: JoinedRecord) =>
  record.externalIds.some((id) => id.site === site);
const airsBy = (basis: AiringRule['basis']) => (record: JoinedRecord) =>
  record.airing.some((rule) => rule.basis === basis);

describe('the packages of npm', () => {
  it('make 8,473 anime', () => {
    expect(Math.abs(records.length - 8_473)).toBeLessThanOrEqual(15);
    expect(count(({ format }) => format === 'MOVIE')).toBeCloseTo(1_575, -1);
    expect(Math.abs(count(({ format }) => format === 'SPECIAL') - 216)).toBeLessThan(10);
  });

  it('name the season before a later one, by its id', () => {
    expect(count(({ related }) => related.length > 0)).toBeGreaterThan(500);
    expect(titled('葬送のフリーレン(第2期)').related).toEqual([
      { medium: 'ANIME', kind: 'PREQUEL', site: 'bangumi', id: '400602' },
    ]);
    expect(titled('葬送のフリーレン').related).toEqual([]);
  });

  it('are named with their versions and dates', () => {
    expect(sources.map(({ key, asOf }) => [key, asOf])).toEqual([
      ['bangumi-data', '2026-04-24'],
      ['arm', '2026-01-28'],
      ['bgmd', '2025-10-10'],
      ['anime-sachedule-search-data', '2022-01-30'],
      ['mal-id-cache', '2026-08-22'],
    ]);
    // Our own files come with the program too, but are not joined.
    const all = [...sources, corrections.info, synopses.info, curatedSource];
    expect(new Map(all.map(({ key, version }) => [key, version]))).toEqual(installedVersions());
    for (const { name, attribution } of sources) expect(attribution).toContain(name);
  });

  it('have one field nothing can be made of', () => {
    expect(refusals).toEqual([
      {
        source: 'bangumi-data',
        ref: 'さよならの朝に約束の花をかざろう',
        reason: 'officialSite: ttp://sayoasa.jp/ is no address',
      },
    ]);
  });

  it.each([
    ['tmdb', 96.6],
    ['mal', 91.1],
    ['anilist', 90.5],
    ['anidb', 87.6],
    ['bangumi', 99.2],
    ['annict', 88.8],
    ['syobocal', 63.8],
  ])('give ids at %s to %f percent', (site, percent) => {
    expect(Math.abs(share(hasIdAt(site)) - percent)).toBeLessThan(0.5);
  });

  it('give titles', () => {
    expect(share(({ titleRomaji }) => titleRomaji)).toBeGreaterThan(47);
    expect(share(({ titleEnglish }) => titleEnglish)).toBeGreaterThan(45);
    const inKanji = records.filter(({ titleEnglish }) =>
      /\p{Script=Han}|\p{Script=Katakana}/u.test(titleEnglish ?? ''),
    );
    expect(inKanji).toEqual([]);
    const synonyms = records.reduce((sum, record) => sum + record.synonyms.length, 0);
    expect(synonyms).toBeGreaterThan(25_000);
    expect(synonyms + records.length).toBeGreaterThan(33_000);
  });

  it('give dates, seasons, counts and scores', () => {
    expect(share(({ startOn }) => startOn)).toBe(100);
    expect(share(({ endOn }) => endOn)).toBeCloseTo(98.8, 0);
    expect(share(({ season, seasonYear }) => season && seasonYear)).toBe(100);
    const recorded = ({ episodeCountSource }: JoinedRecord) => episodeCountSource === 'RECORDED';
    expect(share(recorded)).toBeCloseTo(62, 0);
    expect(share(({ episodeCount }) => episodeCount !== null)).toBeGreaterThan(68);
    expect(Math.abs(count(({ averageScore }) => averageScore !== null) - 4_180)).toBeLessThan(25);
    expect(count(({ isAdult }) => isAdult)).toBe(48);
  });

  it('give places to watch', () => {
    expect(Math.abs(count(({ streaming }) => streaming.length > 0) - 7_771)).toBeLessThan(10);
    const links = records.flatMap(({ streaming }) => streaming);
    expect(Math.abs(links.length - 30_220)).toBeLessThan(50);
    const services = new Set(links.map(({ service }) => service));
    for (const index of ['dmhy', 'mikan', 'bangumi_moe']) expect(services).not.toContain(index);
  });

  it('tell in November 2026 what is over, what goes on, and what nobody has recorded', () => {
    expect(count(({ status }) => status === 'RELEASING')).toBe(20);
    expect(count(({ status }) => status === null)).toBe(84);
    expect(count(({ status }) => status === 'FINISHED')).toBe(records.length - 104);
  });

  it('tell airings', () => {
    expect(Math.abs(count(airsBy('RECURRENCE')) - 1_757)).toBeLessThan(10);
    expect(Math.abs(count(airsBy('DERIVED')) - 2_733)).toBeLessThan(30);
    const isOpen = ({ airing }: JoinedRecord) => airing.some(({ every, until }) => every && !until);
    expect(count(isOpen)).toBe(17);
    const isProjected = ({ airing }: JoinedRecord) =>
      airing.some(({ confirmedUntil }) => confirmedUntil);
    const projected = records.filter(isProjected);
    expect(projected.length).toBeGreaterThan(90);
    expect(projected.every(({ endOn }) => endOn === null)).toBe(true);
  });

  it('fill the winter of 2026', () => {
    const winter = records.filter(
      ({ season, seasonYear }) => season === 'WINTER' && seasonYear === 2026,
    );
    expect(Math.abs(winter.length - 78)).toBeLessThanOrEqual(3);
    expect(Math.abs(winter.filter(airsBy('RECURRENCE')).length - 69)).toBeLessThanOrEqual(2);
    expect(winter.every(({ streaming }) => streaming.length > 0)).toBe(true);
  });

  it('come with progress, source by source', () => {
    expect(new Set(steps.map(({ source }) => source))).toEqual(
      new Set(['bangumi-data', 'arm', 'bgmd', 'anime-sachedule-search-data', 'join']),
    );
    for (const { done, total } of steps) expect(done).toBeLessThanOrEqual(total);
  });
});

describe('an anime everybody knows', () => {
  it('is joined from all of them: Frieren', () => {
    const frieren = titled('葬送のフリーレン');
    expect(frieren).toMatchObject({
      titleRomaji: 'Sousou no Frieren',
      titleEnglish: "Frieren: Beyond the Journey's End",
      season: 'FALL',
      seasonYear: 2023,
      startOn: '2023-09-29',
      endOn: '2024-03-22',
      // Its half-year had a break that no package states; a correction has the count.
      episodeCount: null,
      provenance: { titleRomaji: 'bgmd', 'externalIds.annict': 'arm', airing: 'bangumi-data' },
    });
    const ids = Object.fromEntries(frieren.externalIds.map(({ site, id }) => [site, id]));
    expect(ids).toEqual({
      mal: '52991',
      anilist: '154587',
      anidb: '17617',
      bangumi: '400602',
      annict: '10079',
      syobocal: '6776',
      tmdb: 'tv/209867',
    });
    expect(frieren.streaming).toHaveLength(13);
  });

  it('has its count and score: Attack on Titan', () => {
    expect(titled('進撃の巨人')).toMatchObject({
      titleRomaji: 'Shingeki no Kyojin',
      titleEnglish: 'Attack on Titan',
      episodeCount: 25,
      episodeCountSource: 'RECORDED',
      averageScore: 80,
      airing: [{ startsAt: '2013-04-06T16:58:00.000Z', every: 'P7D', basis: 'DERIVED' }],
    });
  });

  it.each([
    ['in the evening, though it is past midnight', '進撃の巨人', '2013-04-06', 'SPRING', 2013],
    ['at 25:55 before a quarter', '僕の妹は「大阪おかん」', '2012-12-21', 'WINTER', 2013],
    ['on the last day of a year', '空色ユーティリティ', '2021-12-31', 'WINTER', 2022],
  ])('begins %s: %s', (...[, title, startOn, season, seasonYear]) => {
    expect(titled(title)).toMatchObject({ startOn, season, seasonYear });
  });

  it('opens on the right day: Your Name', () => {
    expect(titled('君の名は。')).toMatchObject({
      format: 'MOVIE',
      startOn: '2016-08-26',
      episodeCount: 1,
      airing: [],
      provenance: { startOn: 'bgmd' },
    });
  });

  it('goes on, confirmed to the day of the data: Sazae-san', () => {
    expect(titled('サザエさん')).toMatchObject({
      status: 'RELEASING',
      episodeCount: null,
      airing: [{ every: 'P7D', until: null, confirmedUntil: '2026-04-24T15:00:00.000Z' }],
    });
  });

  it('keeps the id it shares with a special: Fate/strange Fake', () => {
    const isPrimary = (title: string) =>
      titled(title).externalIds.find(({ site }) => site === 'bangumi')?.isPrimary;
    expect(isPrimary('Fate/strange Fake(TVシリーズ)')).toBe(true);
    expect(isPrimary('Fate/strange Fake')).toBe(false);
    expect(titled('Fate/strange Fake').id).not.toBe(titled('Fate/strange Fake(TVシリーズ)').id);
  });
});

describe('every record', () => {
  const DAY = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/u;
  const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;
  /** The titles of those that are otherwise: an assertion about each of a hundred thousand values takes seconds. */
  const except = (isRight: (record: JoinedRecord) => boolean): string[] =>
    records.filter((record) => !isRight(record)).map(({ titleNative }) => titleNative);

  it('has an id of its own', () => {
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  });

  it('has an id at another database once', () => {
    const isOnce = ({ externalIds }: JoinedRecord) =>
      new Set(externalIds.map(({ site, id }) => `${site}:${id}`)).size === externalIds.length;
    expect(except(isOnce)).toEqual([]);
  });

  it('stands for an id alone', () => {
    const primary = records.flatMap(({ externalIds }) =>
      externalIds.filter(({ isPrimary }) => isPrimary).map(({ site, id }) => `${site}:${id}`),
    );
    const all = records.flatMap(({ externalIds }) =>
      externalIds.map(({ site, id }) => `${site}:${id}`),
    );
    expect(new Set(primary).size).toBe(primary.length);
    expect(new Set(primary)).toEqual(new Set(all));
  });

  it('has days that are days, in their order', () => {
    const isInOrder = ({ startOn, endOn }: JoinedRecord) =>
      DAY.test(startOn ?? '') && (endOn === null || endOn >= startOn!);
    expect(except(isInOrder)).toEqual([]);
  });

  it('airs from an instant to a later one', () => {
    const isInOrder = ({ startsAt, until, confirmedUntil }: AiringRule) =>
      INSTANT.test(startsAt) &&
      (until === null || until > startsAt) &&
      (confirmedUntil === null || confirmedUntil >= startsAt);
    expect(except(({ airing }) => airing.every(isInOrder))).toEqual([]);
  });

  it('has links of the web with regions in capitals', () => {
    const isRight = ({ url, regions, startsAt }: JoinedRecord['streaming'][number]) =>
      /^https?:\/\//u.test(url) &&
      (regions ?? []).every((region) => /^[A-Z]{2}$/u.test(region)) &&
      new Set(regions).size === (regions?.length ?? 0) &&
      (startsAt === null || (startsAt.length > 10 ? INSTANT : DAY).test(startsAt));
    expect(except(({ streaming }) => streaming.every(isRight))).toEqual([]);
  });

  it('has clean titles, each once', () => {
    const isClean = (text: string | null) =>
      text === null ||
      (text === text.trim().normalize('NFC') &&
        /\S/u.test(text) &&
        !/&(?:amp|lt|gt|quot);/u.test(text));
    const areClean = ({ titleNative, titleRomaji, titleEnglish, synonyms }: JoinedRecord) => {
      const further = synonyms.map(({ text }) => text);
      const texts = [titleNative, titleRomaji, titleEnglish, ...further];
      return texts.every(isClean) && new Set(further).size === further.length;
    };
    expect(except(areClean)).toEqual([]);
  });

  it('names a source for each of its fields', () => {
    const keys = new Set<string>(sources.map(({ key }) => key));
    const areNamed = (record: JoinedRecord) =>
      Object.values(record.provenance).every((source) => keys.has(source)) &&
      (['titleRomaji', 'endOn', 'episodeCount', 'averageScore'] as const).every(
        (field) => field in record.provenance === (record[field] !== null),
      );
    expect(except(areNamed)).toEqual([]);
  });
});

describe('a part of the sources', () => {
  it('is enough: the spine alone', async () => {
    const spine = await readNpmCatalogue({ now: NOW, only: [] });
    expect(spine.records.map(({ id }) => id)).toEqual(records.map(({ id }) => id));
    expect(spine.sources.map(({ key }) => key)).toEqual(['bangumi-data', 'mal-id-cache']);
  });

  it('must be one there is', async () => {
    const reading = readNpmCatalogue({ now: NOW, only: ['anidb'] });
    await expect(reading).rejects.toThrow(
      'There is no source "anidb". The sources are: bangumi-data',
    );
  });
});

it('fails with what is wrong with the operator’s file', async () => {
  const reading = readNpmCatalogue({ now: NOW, files: { 'bangumi-data': '/nowhere/data.json' } });
  await expect(reading).rejects.toThrow('/nowhere/data.json');
});

const NEWER = fileURLToPath(
  new URL(
    '../../../../../../../shared/data/catalogue/bangumi-data-0.3.222.json.gz',
    import.meta.url,
  ),
);

if (existsSync(NEWER)) {
  it('reads a newer file of the operator', async () => {
    const newer = await readNpmCatalogue({ now: NOW, files: { 'bangumi-data': NEWER } });
    expect(newer.records.length).toBeGreaterThan(8_790);
    expect(newer.sources[0]).toMatchObject({ key: 'bangumi-data', asOf: '2026-08-12' });
    const summer = newer.records.filter(
      ({ season, seasonYear }) => season === 'SUMMER' && seasonYear === 2026,
    );
    expect(Math.abs(summer.length - 77)).toBeLessThanOrEqual(5);
    const known = new Set(newer.records.map(({ id }) => id));
    expect(records.filter(({ id }) => known.has(id)).length).toBeGreaterThan(8_400);
  });
} else {
  it('is not tried on a newer file: ../shared/data is not beside the repository', () => {
    expect(existsSync(NEWER)).toBe(false);
  });
}
