import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { ANIME_SOURCES, type AnimeClaim, type AnimeSourceKey } from '../anime-claim.ts';
import { mergeAnime } from './merge-anime.ts';

const said = (source: AnimeSourceKey, claim: Omit<AnimeClaim, 'sourceId'>) => ({
  source,
  claim: { sourceId: '1', ...claim },
});

const ID = '00000000-0000-4000-8000-000000000001';
const merge = (...claims: ReturnType<typeof said>[]) => mergeAnime(ID, claims);

describe('what sources say of one anime', () => {
  const packages = said('packages', {
    titleNative: '葬送のフリーレン',
    titleRomaji: 'Sosou no Furiren',
    format: 'TV',
    startOn: '2023-09-29',
    season: 'FALL',
    seasonYear: 2023,
    episodeCount: 26,
    episodeCountSource: 'ESTIMATED',
    tags: ['Magic'],
    airing: [],
    externalIds: [{ site: 'mal', id: '52991', isPrimary: true }],
    provenance: { titleNative: 'bangumi-data', titleRomaji: 'bgmd', 'externalIds.mal': 'arm' },
  });
  const offline = said('anime-offline-database', {
    titleNative: 'Sousou no Frieren',
    titleRomaji: 'Sousou no Frieren',
    startOn: '2023',
    season: 'SUMMER',
    seasonYear: 2024,
    episodeCount: 28,
    episodeCountSource: 'RECORDED',
    tags: ['Elf'],
    isAdult: false,
    externalIds: [
      { site: 'mal', id: '1', isPrimary: true },
      { site: 'kitsu', id: '46474', isPrimary: true },
    ],
  });

  it('has the format of the source that knows more kinds', () => {
    const merged = merge(
      said('packages', { format: 'OVA' }),
      said('anime-offline-database', { format: 'SPECIAL' }),
    );
    expect(merged.format).toBe('SPECIAL');
    expect(merged.provenance['format']).toBe('anime-offline-database');
  });

  it('has the premiere of each country by the source that is believed most there', () => {
    const spine = said('packages', {
      premieres: [{ region: 'JP', on: '2016-08-26' }],
      provenance: { premieres: 'bangumi-data' },
    });
    const wikidata = said('wikidata-anime', {
      premieres: [
        { region: 'JP', on: '2016-07-03' },
        { region: 'KR', on: '2017-01-04' },
      ],
    });
    expect(merge(wikidata, spine).premieres).toEqual([
      { region: 'JP', on: '2016-08-26', source: 'bangumi-data' },
      { region: 'KR', on: '2017-01-04', source: 'wikidata-anime' },
    ]);
    expect(merge(wikidata, spine).provenance).toMatchObject({
      premieres: 'bangumi-data',
      'premieres.wikidata-anime': 'wikidata-anime',
    });
    expect(merge(spine).provenance).toEqual({ premieres: 'bangumi-data' });
    expect(merge(packages).premieres).toBeUndefined();
  });

  it('can be watched where sources say, of each service by the one that is believed most', () => {
    const link = (service: string, url: string) => ({
      service,
      url,
      regions: null,
      startsAt: null,
    });
    const [here, near] = [
      link('bilibili', 'https://a.example'),
      link('netflix', 'https://b.example'),
    ];
    const spine = said('packages', {
      streaming: [here],
      provenance: { streaming: 'bangumi-data' },
    });
    const hub = said('hub-data', {
      streaming: [link('bilibili', 'https://c.example'), near],
      provenance: { streaming: 'hub:bangumi-data' },
    });
    const { streaming, provenance } = merge(hub, spine);
    expect(streaming).toEqual([
      { ...here, source: 'bangumi-data' },
      { ...near, source: 'hub:bangumi-data' },
    ]);
    expect(provenance).toEqual({
      streaming: 'bangumi-data',
      'streaming.hub:bangumi-data': 'hub:bangumi-data',
    });
    expect(merge(hub).streaming.map(({ source }) => source)).toEqual([
      'hub:bangumi-data',
      'hub:bangumi-data',
    ]);
  });

  it('is believed by field: a list made by hand before a guess, a record before an estimate', () => {
    const shinkro = said('shinkro', { titleRomaji: 'Sousou no Frieren' });
    expect(merge(packages, offline, shinkro)).toMatchObject({
      titleNative: '葬送のフリーレン',
      titleRomaji: 'Sousou no Frieren',
      startOn: '2023-09-29',
      season: 'FALL',
      seasonYear: 2023,
      episodeCount: 28,
      episodeCountSource: 'RECORDED',
      tags: ['Elf'],
      isAdult: false,
      externalIds: [
        { site: 'mal', id: '52991', isPrimary: true },
        { site: 'kitsu', id: '46474', isPrimary: true },
      ],
      provenance: {
        titleNative: 'bangumi-data',
        titleRomaji: 'shinkro',
        startOn: 'packages',
        episodeCount: 'anime-offline-database',
        'externalIds.mal': 'arm',
        'externalIds.kitsu': 'anime-offline-database',
      },
    });
  });

  it('shows the cover of a source whose pictures may be shown', () => {
    const [named, shown] = ['https://cdn.myanimelist.net/1.jpg', 'https://static.tvmaze.com/1.jpg'];
    const merged = merge(
      packages,
      said('anime-offline-database', { coverUrl: named }),
      said('tvmaze', { coverUrl: shown }),
    );
    expect([merged?.coverUrl, merged?.provenance['coverUrl']]).toEqual([shown, 'tvmaze']);
    expect(merge(packages, said('anime-offline-database', { coverUrl: named }))?.coverUrl).toBe(
      named,
    );
  });

  it('is first believed from corrections, and no field is theirs that they do not state', () => {
    const corrections = said('corrections', {
      titleRomaji: 'Frieren',
      episodeCount: 28,
      episodeCountSource: 'RECORDED',
    });
    const wrong = said('anime-offline-database', {
      episodeCount: 27,
      episodeCountSource: 'RECORDED',
      tags: ['Elf'],
    });
    const shinkro = said('shinkro', { titleRomaji: 'Sousou no Frieren' });
    const merged = merge(packages, wrong, shinkro, corrections);
    expect(merged).toMatchObject({
      titleNative: '葬送のフリーレン',
      titleRomaji: 'Frieren',
      episodeCount: 28,
      tags: ['Elf'],
      provenance: { titleRomaji: 'corrections', episodeCount: 'corrections', startOn: 'packages' },
    });
    expect(merged.synonyms.map(({ text }) => text)).toContain('Sosou no Furiren');
  });

  it('keeps the titles that are not main ones, each once', () => {
    const { synonyms } = merge(
      packages,
      offline,
      said('shinkro', { titleRomaji: 'SOSOU NO FURIREN' }),
    );
    expect(synonyms.map(({ text }) => text)).toEqual(['Sousou no Frieren']);
  });

  it('an estimate never stands before a count on record, whoever gives it', () => {
    const record = said('tsuzuki-mapping', { episodeCount: 28, episodeCountSource: 'RECORDED' });
    expect(merge(packages, record)).toMatchObject({
      episodeCount: 28,
      episodeCountSource: 'RECORDED',
    });
    expect(merge(packages)).toMatchObject({ episodeCount: 26, episodeCountSource: 'ESTIMATED' });
  });

  it('one source that calls it adult is enough, and nobody knows if none says anything', () => {
    const adult = said('mal-id-cache', { isAdult: true });
    expect(merge(offline, adult).isAdult).toBe(true);
    expect(merge(packages, offline).isAdult).toBe(false);
    expect(merge(packages).isAdult).toBeNull();
  });

  it('a schedule that no claim mentions is not touched; one that a claim empties is', () => {
    expect(merge(offline)).not.toHaveProperty('airing');
    expect(merge(packages).airing).toEqual([]);
  });

  it('is the same in whatever order the claims come', () => {
    const titles = fc.option(fc.constantFrom('一', '二', 'Ichi'), { nil: null });
    const claim = fc.record({
      titleNative: titles,
      titleRomaji: titles,
      episodeCount: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
      episodeCountSource: fc.constantFrom('RECORDED' as const, 'ESTIMATED' as const),
      isAdult: fc.option(fc.boolean(), { nil: null }),
    });
    const claims = fc.tuple(...ANIME_SOURCES.map(() => claim));
    fc.assert(
      fc.property(claims, (all) => {
        const sourced = ANIME_SOURCES.map((source, index) => said(source, all[index]!));
        expect(mergeAnime(ID, sourced.toReversed())).toEqual(mergeAnime(ID, sourced));
      }),
    );
  });
});
