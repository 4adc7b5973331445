import { expect, it } from 'vitest';
import { pageOfWork } from './page-of-work.ts';

const SERVER = 'https://anime.example.org';
const ID = '0199a7b0-5c1e-7d3a-9f00-3b1d5e8c2a47';

it.each([
  [
    'https://anilist.co/anime/154587/Sousou-no-Frieren/',
    'ANIME',
    'https://anilist.co/anime/154587',
  ],
  ['https://anilist.co/manga/118586', 'MANGA', 'https://anilist.co/manga/118586'],
  [
    'https://myanimelist.net/anime/52991/Sousou_no_Frieren?q=x',
    'ANIME',
    'https://myanimelist.net/anime/52991',
  ],
  [
    'https://www.themoviedb.org/tv/209867-sousou-no-frieren?language=ja',
    'ANIME',
    'https://www.themoviedb.org/tv/209867',
  ],
  [
    'https://www.themoviedb.org/tv/209867-x/season/2/cast',
    'ANIME',
    'https://www.themoviedb.org/tv/209867/season/2',
  ],
  ['https://www.themoviedb.org/movie/128', 'ANIME', 'https://www.themoviedb.org/movie/128'],
  [`${SERVER}/manga/${ID}/characters`, 'MANGA', `${SERVER}/manga/${ID}`],
])('%s shows a work', (address, medium, query) => {
  expect(pageOfWork(address, [SERVER])).toEqual({ medium, query });
});

it.each([
  'https://anilist.co/anime/154587x',
  'https://anilist.co/user/mika/animelist',
  'https://anilist.co.evil.example/anime/154587',
  'http://anilist.co/anime/154587',
  'https://evil.example/?https://anilist.co/anime/1',
  'https://www.themoviedb.org/person/1',
  `https://other.example/anime/${ID}`,
  `${SERVER}/anime/browse`,
  'not an address',
])('%s does not', (address) => {
  expect(pageOfWork(address, [SERVER])).toBeUndefined();
});
