import { describe, expect, test } from 'vitest';
import { readAnibridgeMapping } from './anibridge.ts';
import { readAnimeListsMapping } from './anime-lists.ts';
import { readEpisodeCsv } from './episode-csv.ts';
import { readKometaMapping } from './kometa.ts';
import type { MappingFile } from './mapping-file.ts';
import { readShinkroMapping } from './shinkro.ts';

/** The rules of a file, one per line: `tvdb 72070 s1 9-16 > anidb:12 from 10 (2)`. */
const told = ({ rules }: MappingFile): string[] =>
  rules.map(({ kind, id, season, from, to, anime, animeFrom, priority, ...rule }) => {
    const place = season === null ? 'film' : `s${season} ${from}-${to ?? ''}`;
    const marks = [
      rule.parts !== 1 && `x${rule.parts}`,
      rule.partial && 'partial',
      rule.special && 'special',
    ];
    return [`${kind} ${id} ${place} > ${anime} from ${animeFrom} (${priority})`, ...marks]
      .filter(Boolean)
      .join(' ');
  });

const reasons = ({ refused }: MappingFile): string[] =>
  refused.map(({ ref, reason }) => `${ref}: ${reason}`);

describe('Kometa', () => {
  const file = readKometaMapping(
    JSON.stringify({
      1: { tvdb_id: 72025, tvdb_season: 1, tvdb_epoffset: 0, mal_id: 290, anilist_id: 290 },
      69: { tvdb_id: 81797, tvdb_season: -1, tvdb_epoffset: 0, mal_id: '21,22' },
      11: { tvdb_id: 70900, tvdb_season: 0, tvdb_epoffset: 2 },
      7: { tmdb_movie_id: 128, tvdb_epoffset: 0 },
      8: { tvdb_id: 5 },
      x: { tvdb_id: 5, tvdb_season: 1 },
      9: { tvdb_id: 'no' },
    }),
  );

  test('gives seasons their offsets, and -1 absolute numbers', () => {
    expect(told(file).toSorted()).toEqual([
      'tmdb 128 film > anidb:7 from 1 (1)',
      'tvdb 70900 s0 3- > anidb:11 from 1 (1)',
      'tvdb 72025 s1 1- > anidb:1 from 1 (1)',
      'tvdb 81797 s-1 1- > anidb:69 from 1 (1)',
    ]);
    expect(file.anime.find(({ key }) => key === 'anidb:69')).toMatchObject({
      anidb: 69,
      mal: null,
    });
  });

  test('refuses what it cannot use, and says why', () => {
    expect(reasons(file)).toEqual([
      '8: names a show of TVDB, but no season',
      expect.stringContaining('9: tvdb_id'),
      'x: is no id of AniDB',
    ]);
  });
});

describe('anibridge', () => {
  const read = (entry: string) => readAnibridgeMapping(`$schema:\n  version: 3.0.0\n${entry}`);

  test('gives seasons of TMDB and entries over several seasons its full weight', () => {
    const file = read(`anilist:20:
  mal:20:
    "1": "1"
  tmdb_show:46260:s1:
    "1-52": "1-52"
  tvdb_show:78857:s1:
    "1-35": "1-35"
  tvdb_show:78857:s2:
    "36-": "1-"
anilist:30:
  tvdb_show:5:s1:
    "1-12": "13-24"`);
    expect(told(file)).toEqual([
      'tmdb 46260 s1 1-52 > anilist:20 from 1 (3)',
      'tvdb 78857 s1 1-35 > anilist:20 from 1 (3)',
      'tvdb 78857 s2 1- > anilist:20 from 36 (3)',
      'tvdb 5 s1 13-24 > anilist:30 from 1 (1)',
    ]);
  });

  test('reads ratios both ways, and films', () => {
    const file = read(`anilist:1:
  tmdb_show:7:s1:
    "1-13": "1-26|2"
  tmdb_show:8:s2:
    "1-3": "1|-3"
  tmdb_movie:9:
    "2": "1"`);
    expect(told(file)).toEqual([
      'tmdb 9 film > anilist:1 from 2 (3)',
      'tmdb 7 s1 1-26 > anilist:1 from 1 (3) x2',
      'tmdb 8 s2 1-1 > anilist:1 from 1 (3) x-3',
    ]);
  });

  test('refuses what counts episodes instead of naming them', () => {
    const file = read(`anilist:59:
  tvdb_show:72070:s1:
    "3-26": "1-24"
anilist:2:
  tmdb_show:3:s0:
    "1": "4"
  tmdb_show:3:s1:
    "2-13": "1-12"
    "14-20": "13-18"
    "a": "b"`);
    expect(told(file)).toEqual([]);
    expect(reasons(file)).toEqual([
      'anilist:59 tvdb_show:72070:s1: counts episodes that come before the first',
      'anilist:2 tmdb_show:3:s1: "14-20": "13-18" are not of the same length',
      'anilist:2 tmdb_show:3:s1: "a": "b" is no pair of ranges',
      'anilist:2 tmdb_show:3:s0: is a special of a series',
      'anilist:2 tmdb_show:3:s1: counts episodes that come before the first',
    ]);
  });

  test('refuses all seasons of a show that are counted from a special on, and takes those that follow a season', () => {
    const file = read(`anilist:21:
  tvdb_show:81797:s0:
    "1": "39"
  tvdb_show:81797:s1:
    "2-9": "1-8"
  tvdb_show:81797:s2:
    "10-31": "1-22"
anilist:103:
  tvdb_show:72878:s2:
    "31-56": "1-26"`);
    expect(told(file)).toEqual(['tvdb 72878 s2 1-26 > anilist:103 from 31 (1)']);
  });

  test('does not follow anchors, which bombs are made of', () => {
    const bomb = `a: &a [x]\nb: &b [*a,*a,*a]\nc: [*b,*b,*b]`;
    expect(() => readAnibridgeMapping(bomb)).toThrow(/not YAML|no map/u);
  });
});

describe('shinkro', () => {
  const file = readShinkroMapping(`AnimeMap:
  - {malid: 1, title: Cowboy Bebop, type: tv, tvdbid: 76885, tvdbseason: 1, start: 0, useMapping: false, animeMapping: []}
  - {malid: 2, title: Part 2, type: tv, tvdbid: 76885, tvdbseason: 1, start: 14, useMapping: false, animeMapping: []}
  - malid: 59
    title: Chobits
    tvdbid: 72070
    tvdbseason: 0
    start: 0
    useMapping: true
    animeMapping:
      - {tvdbseason: 0, start: 0, mappingType: explicit, explicitEpisodes: {1: 9, 2: 18}}
      - {tvdbseason: 1, start: 1, skipMalEpisodes: [9, 18]}
  - malid: 20
    tvdbid: 78857
    tvdbseason: 0
    useMapping: true
    animeMapping:
      - {tvdbseason: 1, start: 0}
      - {tvdbseason: 2, start: 36}
  - {malid: no}
animeMovies:
  - {mainTitle: Akira, tmdbid: 149, malid: 47}
  - {mainTitle: none, tmdbid: 0, malid: 48}
`);

  test('begins entries inside a season, and seasons inside an entry', () => {
    expect(told(file)).toEqual([
      'tvdb 76885 s1 1- > mal:1 from 1 (1)',
      'tvdb 76885 s1 14- > mal:2 from 1 (2)',
      'tvdb 72070 s0 1-1 > mal:59 from 9 (3)',
      'tvdb 72070 s0 2-2 > mal:59 from 18 (3)',
      'tvdb 72070 s1 1-8 > mal:59 from 1 (2)',
      'tvdb 72070 s1 9-16 > mal:59 from 10 (2)',
      'tvdb 72070 s1 17- > mal:59 from 19 (2)',
      'tvdb 78857 s1 1-35 > mal:20 from 1 (2)',
      'tvdb 78857 s2 1- > mal:20 from 36 (2)',
      'tmdb 149 film > mal:47 from 1 (1)',
    ]);
    expect(file.refusedCount).toBe(1);
  });
});

describe('Anime-Lists', () => {
  const anime = (attributes: string, mappings = '') =>
    readAnimeListsMapping(
      `<?xml version="1.0"?><anime-list><anime anidbid="12" tvdbid="72070" defaulttvdbseason="1" episodeoffset="" tmdbtv="" tmdbseason="" tmdboffset="" tmdbid="" ${attributes}><name>x</name><mapping-list>${mappings}</mapping-list></anime></anime-list>`,
    );

  test('prefers pairs to ranges, and leaves the default what neither speaks of', () => {
    const file = anime(
      'imdbid=""',
      `<mapping anidbseason="0" tvdbseason="0">;1-3;2-4;</mapping>
       <mapping anidbseason="1" tvdbseason="0">;9-1;18-2;</mapping>
       <mapping anidbseason="1" tvdbseason="1" start="10" end="17" offset="-1"/>
       <mapping anidbseason="1" tvdbseason="1" start="19" end="26" offset="-2"/>`,
    );
    expect(told(file)).toEqual([
      'tvdb 72070 s0 3-3 > anidb:12 from 1 (3) special',
      'tvdb 72070 s0 4-4 > anidb:12 from 2 (3) special',
      'tvdb 72070 s0 1-1 > anidb:12 from 9 (3)',
      'tvdb 72070 s0 2-2 > anidb:12 from 18 (3)',
      'tvdb 72070 s1 9-16 > anidb:12 from 10 (2)',
      'tvdb 72070 s1 17-24 > anidb:12 from 19 (2)',
      'tvdb 72070 s1 1-8 > anidb:12 from 1 (1)',
      'tvdb 72070 s1 27- > anidb:12 from 27 (1)',
    ]);
  });

  test('knows episodes in parts, and several in one', () => {
    const pairs = ';1-1+2;2-3+0;3-4;4-4;5-0;';
    const file = anime('', `<mapping anidbseason="1" tvdbseason="2">${pairs}</mapping>`);
    expect(told(file)).toEqual([
      'tvdb 72070 s2 1-1 > anidb:12 from 1 (3) partial',
      'tvdb 72070 s2 2-2 > anidb:12 from 1 (3)',
      'tvdb 72070 s2 3-3 > anidb:12 from 2 (3)',
      'tvdb 72070 s2 4-4 > anidb:12 from 3 (3) x-2',
      'tvdb 72070 s1 6- > anidb:12 from 6 (1)',
    ]);
  });

  test('takes offsets, absolute numbers, films and shows of TMDB', () => {
    const text = `<anime-list>
      <anime anidbid="69" tvdbid="81797" defaulttvdbseason="a" episodeoffset="" tmdbtv="37854" tmdbseason="2" tmdboffset="12" tmdbid="" imdbid=""/>
      <anime anidbid="7" tvdbid="movie" defaulttvdbseason="" episodeoffset="" tmdbtv="" tmdbseason="" tmdboffset="" tmdbid="128,129" imdbid=""/>
      <anime anidbid="8" tvdbid="OVA" defaulttvdbseason="" episodeoffset="" tmdbtv="" tmdbseason="" tmdboffset="" tmdbid="" imdbid=""/>
    </anime-list>`;
    expect(told(readAnimeListsMapping(text))).toEqual([
      'tvdb 81797 s-1 1- > anidb:69 from 1 (1)',
      'tmdb 37854 s2 13- > anidb:69 from 1 (1)',
      'tmdb 128 film > anidb:7 from 1 (2)',
      'tmdb 129 film > anidb:7 from 2 (2)',
    ]);
  });

  test.each([
    ['<anime-list><anime', /not XML/u],
    ['<!DOCTYPE a [<!ENTITY x "y">]><anime-list/>', /DOCTYPE/u],
    ['{"a": 1}', /no array/u],
    ['nothing', /not JSON/u],
  ])('refuses %s as a whole', (text, message) => {
    expect(() => readAnimeListsMapping(text)).toThrow(message);
  });

  test('is read as the JSON Fribb makes of it, too', () => {
    const file = readAnimeListsMapping(
      JSON.stringify([
        {
          anidb_id: 11,
          themoviedb_id: { movie: [1] },
          tvdb_id: 70900,
          season: { tvdb: 0 },
          episode_offset: { tvdb: 2 },
        },
        { mal_id: 5, themoviedb_id: { tv: 9 }, season: { tmdb: 2 } },
        { anilist_id: 6, themoviedb_id: { tv: 9 } },
        { anilist_id: 7, tvdb_id: 4 },
        { mal_id: 8, themoviedb_id: '149' },
        { mal_id: 'x' },
      ]),
    );
    expect(told(file)).toEqual([
      'tmdb 1 film > anidb:11 from 1 (1)',
      'tvdb 70900 s0 3- > anidb:11 from 1 (1)',
      'tmdb 9 s2 1- > mal:5 from 1 (1)',
      'tvdb 4 s-1 1- > anilist:7 from 1 (1)',
    ]);
    expect(reasons(file)[0]).toBe('anilist:6: names a show of TMDB, but no season');
    expect(file.refusedCount).toBe(2);
  });
});

describe('ids of episodes', () => {
  test('are read by the names of their columns', () => {
    const file = readEpisodeCsv(
      '\uFEFFId,kind,show,season,number\n4562708,TMDB,95479,1,25\n9000784,tvdb,377543,2,1\n9000784,tvdb,1,1,1\nx,tvdb,1,1,1\n',
    );
    expect(file.episodes).toEqual([
      { kind: 'tmdb', id: 4562708, show: 95479, season: 1, number: 25 },
      { kind: 'tvdb', id: 9000784, show: 377543, season: 2, number: 1 },
    ]);
    expect(file.refused.map(({ ref }) => ref)).toEqual(['line 4', 'line 5']);
  });

  test.each(['', 'kind,id\ntmdb,1', '"a'])('that are %j are refused as a whole', (text) => {
    expect(() => readEpisodeCsv(text)).toThrow(/episode-csv|CSV/u);
  });
});
