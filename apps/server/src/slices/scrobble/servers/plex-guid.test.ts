import { describe, expect, it, test } from 'vitest';
import { parseGuid, parseTrackerGuid } from './plex-guid.ts';

const id = (
  kind: string,
  of: number,
  season: number | null = null,
  number: number | null = null,
) => ({
  kind,
  id: of,
  season,
  number,
});

describe('a guid', () => {
  test.each([
    ['com.plexapp.agents.thetvdb://81797/1/2?lang=en', id('tvdb', 81797, 1, 2)],
    ['com.plexapp.agents.thetvdb://405920?lang=en', id('tvdb', 405920)],
    ['com.plexapp.agents.thetvdb://267440/0/7?lang=en', id('tvdb', 267440, 0, 7)],
    ['com.plexapp.agents.themoviedb://372058?lang=en', id('tmdb', 372058)],
    ['com.plexapp.agents.themoviedb://1429/1/3?lang=en', id('tmdb', 1429, 1, 3)],
    ['com.plexapp.agents.xbmcnfotv://281249/3/13', id('tvdb', 281249, 3, 13)],
    ['com.plexapp.agents.hama://tvdb-81797/22/70?lang=en', id('tvdb', 81797, 22, 70)],
    ['com.plexapp.agents.hama://tvdb2-79895/8/1?lang=en', id('tvdb', 79895, 8, 1)],
    ['tmdb://65942', id('tmdb', 65942)],
    ['tvdb://9000784', id('tvdb', 9000784)],
  ])('%s names an id', (guid, expected) => {
    expect(parseGuid(guid)).toMatchObject({ ...expected, absolute: false });
  });

  test.each(['tvdb3', 'tvdb4', 'tvdb5'])('of HAMA in mode %s has absolute numbers', (mode) => {
    const guid = `com.plexapp.agents.hama://${mode}-81797/22/1155?lang=en`;
    expect(parseGuid(guid)).toMatchObject({ ...id('tvdb', 81797, 22, 1155), absolute: true });
  });

  test('says by its form whether the id is the show’s', () => {
    expect(parseGuid('tmdb://65942')?.isOfShow).toBe(false);
    expect(parseGuid('tmdb://65942/1/3')?.isOfShow).toBe(true);
    expect(parseGuid('com.plexapp.agents.thetvdb://81797')?.isOfShow).toBe(true);
  });

  test.each([
    'plex://episode/64a5f0c3b1d2e4a6f8c01357',
    'plex://show/5ecbe8d2a1b2c3d4e5f60718',
    'imdb://tt21361588',
    'local://569747',
    'com.plexapp.agents.none://569747/1/3?lang=xn',
    'com.plexapp.agents.imdb://tt0245429?lang=en',
    'com.plexapp.agents.hama://anidb-15275/1/3?lang=en',
    'com.plexapp.agents.hama://tvdb6-81797/1/3?lang=en',
    'com.plexapp.agents.thetvdbdvdorder://81797/1/2?lang=en',
    'net.fribbtastic.coding.plex.myanimelist://1575',
    'tmdb://0',
    'tmdb://99999999999999',
    'tmdb://',
    '',
  ])('%s names none', (guid) => expect(parseGuid(guid)).toBeNull());
});

describe('guids of AniDB and MyAnimeList', () => {
  it.each([
    ['com.plexapp.agents.hama://anidb-15275/1/3?lang=en', { site: 'anidb', id: 15275, number: 3 }],
    ['com.plexapp.agents.hama://anidb4-15275', { site: 'anidb', id: 15275, number: null }],
    ['net.fribbtastic.coding.plex.myanimelist://1575', { site: 'mal', id: 1575, number: null }],
  ])('%s', (guid, id) => expect(parseTrackerGuid(guid)).toEqual(id));

  it.each([
    'com.plexapp.agents.hama://anidb-15275/0/1',
    'com.plexapp.agents.hama://tvdb-15275/1/1',
    'plex://episode/64a5f0c3b1d2e4a6f8c01357',
    // Ids of Shoko's own.
    'com.plexapp.agents.shoko://4563/1/2',
    'com.plexapp.agents.hama://anidb-0/1/1',
    'com.plexapp.agents.hama://anidb-99999999999/1/1',
  ])('%s is none', (guid) => expect(parseTrackerGuid(guid)).toBeNull());
});
