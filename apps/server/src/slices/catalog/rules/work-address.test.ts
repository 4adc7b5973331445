import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WorkKind } from '../media.ts';
import { workAddress } from './work-address.ts';

const UUID = '0198c0de-0000-7000-8000-000000000001';

const KNOWN: readonly (readonly [string, WorkKind | null, string, string | null])[] = [
  [
    'https://myanimelist.net/anime/5114/Fullmetal_Alchemist__Brotherhood',
    'anime',
    'mal:5114',
    'Fullmetal Alchemist Brotherhood',
  ],
  ['http://www.myanimelist.net/anime/5114?q=x', 'anime', 'mal:5114', null],
  ['myanimelist.net/manga/2', 'manga', 'mal:2', null],
  ['ｈｔｔｐｓ：／／myanimelist.net/anime/５１１４', 'anime', 'mal:5114', null],
  ['//m.myanimelist.net/anime/5114/', 'anime', 'mal:5114', null],
  ['https://MyAnimeList.net/anime.php?id=5114', 'anime', 'mal:5114', null],
  [
    '  https://anilist.co/anime/154587/Sousou-no-Frieren/  ',
    'anime',
    'anilist:154587',
    'Sousou no Frieren',
  ],
  ['anilist.co/manga/30002', 'manga', 'anilist:30002', null],
  ['https://anidb.net/anime/23', 'anime', 'anidb:23', null],
  ['anidb.net/a23', 'anime', 'anidb:23', null],
  ['https://anidb.net/perl-bin/animedb.pl?show=anime&aid=23', 'anime', 'anidb:23', null],
  ['https://kitsu.app/anime/1', 'anime', 'kitsu:1', null],
  ['https://kitsu.io/manga/berserk', 'manga', 'kitsu:berserk', 'berserk'],
  [
    'https://www.themoviedb.org/tv/30991-cowboy-bebop?language=ja',
    'anime',
    'tmdb:tv/30991/season/1',
    'cowboy bebop',
  ],
  ['https://www.themoviedb.org/tv/95479/season/2', 'anime', 'tmdb:tv/95479/season/2', null],
  ['themoviedb.org/movie/372058-kimi-no-na-wa', 'anime', 'tmdb:movie/372058', 'kimi no na wa'],
  ['https://thetvdb.com/dereferrer/series/424536', 'anime', 'tvdb:424536', null],
  ['https://thetvdb.com/?tab=series&id=76885', 'anime', 'tvdb:76885', null],
  ['https://thetvdb.com/series/cowboy-bebop', 'anime', 'tvdb:cowboy-bebop', 'cowboy bebop'],
  ['https://m.imdb.com/title/tt0213338/?ref_=fn', null, 'imdb:tt0213338', null],
  ['https://annict.com/works/5170', 'anime', 'annict:5170', null],
  ['https://bgm.tv/subject/253', null, 'bangumi:253', null],
  ['http://bangumi.tv/subject/253', null, 'bangumi:253', null],
  [
    'https://shikimori.one/animes/z5114-fullmetal-alchemist',
    'anime',
    'mal:5114',
    'fullmetal alchemist',
  ],
  ['https://www.anime-planet.com/manga/berserk', 'manga', 'animeplanet:berserk', 'berserk'],
  [`https://mangadex.org/title/${UUID}/berserk`, 'manga', `mangadex:${UUID}`, 'berserk'],
  [
    'https://www.mangaupdates.com/series/axmopy1/monster',
    'manga',
    'mangaupdates:axmopy1',
    'monster',
  ],
  [`https://anime.example.org/anime/${UUID}`, 'anime', `tsuzuki:${UUID}`, null],
  [`http://localhost:4000/manga/${UUID}`, 'manga', `tsuzuki:${UUID}`, null],
  ['mal:5114', null, 'mal:5114', null],
  ['MAL: 5114', null, 'mal:5114', null],
  ['mal 5114', null, 'mal:5114', null],
  ['myanimelist:manga/2', 'manga', 'mal:2', null],
  ['anilist:154587', null, 'anilist:154587', null],
  ['anidb:23', null, 'anidb:23', null],
  ['tmdb:30991', 'anime', 'tmdb:tv/30991/season/1', null],
  ['tmdb:movie/372058', 'anime', 'tmdb:movie/372058', null],
  ['tvdb:76885', 'anime', 'tvdb:76885', null],
  ['bgm:253', null, 'bangumi:253', null],
  ['imdb:tt0213338', null, 'imdb:tt0213338', null],
  ['tt0213338', null, 'imdb:tt0213338', null],
];

it.each(KNOWN)('%s names a work', (query, kind, id, words) => {
  const found = workAddress(query);
  expect(found).toMatchObject({ kind, words });
  expect(`${found?.ids[0]?.site}:${found?.ids[0]?.id}`).toBe(id);
});

it('knows the show and the season of film databases', () => {
  expect(workAddress('https://www.themoviedb.org/tv/95479/season/2')?.media).toEqual({
    kind: 'tmdb',
    level: 'show',
    id: 95_479,
    season: 2,
  });
  expect(workAddress('tvdb:76885')?.media).toMatchObject({
    kind: 'tvdb',
    level: 'show',
    id: 76_885,
  });
});

it.each([
  'Re:Zero',
  'Fate/stay night',
  '.hack//SIGN',
  'mal',
  'mal: a title',
  'Steins;Gate 0',
  '22/7',
  'https://myanimelist.net/profile/mika',
  'https://example.org/anime/5114',
  'anilist.co',
  'K: Return of Kings',
  'tt',
])('%s is a title', (query) => expect(workAddress(query)).toBeUndefined());

it('takes any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      workAddress(text);
      workAddress(`https://myanimelist.net/anime/${text}`);
    }),
  );
});
