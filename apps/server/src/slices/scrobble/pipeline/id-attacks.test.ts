import { expect, test } from 'vitest';
import { TICKS, film, jellyfin, legacy, own, plex, relay, stop } from './fixtures/messages.ts';
import { movesOf, NOTHING, type Moves, type Step } from './fixtures/watcher.ts';

/** Ways to get the anime wrong, or to take for watched what was not, on the mapping of the acceptance cases. */

const attacks: [why: string, steps: Step[], moves: Moves][] = [
  // Ids of the wrong level.
  [
    'a show where an episode should be, titles agree',
    [own(['tvdb://424536'], 1, 5, { grandparentTitle: 'Frieren: Beyond Journey’s End' })],
    { 17617: 5 },
  ],
  [
    'a show where an episode should be, by a short title',
    [own(['tvdb://424536'], 1, 5, { grandparentTitle: 'Frieren' })],
    { 17617: 5 },
  ],
  [
    'titles do not agree',
    [own(['tvdb://424536'], 1, 5, { grandparentTitle: 'The Middle' })],
    NOTHING,
  ],
  [
    'titles that begin alike',
    [own(['tmdb://13916'], 1, 3, { grandparentTitle: 'Death Parade' })],
    NOTHING,
  ],
  ['a title of signs alone', [own(['tvdb://424536'], 1, 5, { grandparentTitle: '???' })], NOTHING],
  ['no title', [own(['tvdb://424536'], 1, 5)], { 17617: 5 }],
  [
    'a title in Japanese',
    [own(['tvdb://424536'], 1, 5, { grandparentTitle: '葬送のフリーレン' })],
    { 17617: 5 },
  ],
  [
    'a title in wide letters',
    [own(['tvdb://305089'], 1, 3, { grandparentTitle: 'Ｒｅ：ゼロから始める異世界生活' })],
    { 11370: 3 },
  ],
  [
    'a title with its year',
    [own(['tmdb://46298'], 3, 140, { grandparentTitle: 'Hunter x Hunter (2011)' })],
    { 8550: 140 },
  ],
  [
    'a known episode, whatever the library says',
    [own(['tvdb://362049'], 3, 77, { grandparentTitle: 'Bob’s Burgers' })],
    { 69: 131 },
  ],
  [
    'a known episode beside the wrong show of the other kind',
    [own(['tmdb://65942', 'tvdb://362049'], 1, 5, { grandparentTitle: 'One Piece' })],
    { 69: 131 },
  ],
  [
    'an unknown episode beside a known one',
    [own(['tmdb://999999', 'tvdb://9360908'], 2, 2)],
    { 15449: 2 },
  ],
  [
    'ids of neither kind',
    [own(['imdb://tt21361588', 'anidb://17617', 'mal://52991'], 1, 5)],
    NOTHING,
  ],
  ['an id that is no number', [own(['tmdb://abc', 'tvdb://'], 1, 5)], NOTHING],
  ['an id that is both a show and a film', [relay('tmdb://44725', 1, 30)], { 1829: 30 }],
  [
    'two entries of one number, a date',
    [relay('tmdb://44725', 1, 3, { originallyAvailableAt: '1996-09-15' })],
    { 1827: 3 },
  ],
  [
    'two entries of one number, another date',
    [relay('tmdb://44725', 1, 3, { originallyAvailableAt: '1977-10-16' })],
    { 1829: 3 },
  ],
  [
    'two entries of one number, a date of neither',
    [relay('tmdb://44725', 1, 3, { originallyAvailableAt: '2016-10-16' })],
    NOTHING,
  ],
  [
    'a show id of TVDB on a film',
    [film({ title: 'Frieren', Guid: [{ id: 'tvdb://424536' }] })],
    NOTHING,
  ],
  [
    'a show id of TMDB on a film',
    [film({ title: 'Frieren', Guid: [{ id: 'tmdb://209867' }] })],
    NOTHING,
  ],
  [
    'a film id on an episode',
    [own(['tmdb://372058'], 1, 1, { grandparentTitle: 'Your Name.' })],
    NOTHING,
  ],

  // Films.
  ['a film', [film({ Guid: [{ id: 'imdb://tt5311514' }, { id: 'tmdb://372058' }] })], { 11829: 1 }],
  [
    'a double bill, by its title',
    [
      film({
        title: 'Meitantei Conan: Kieta Dia o Oe! Conan & Heiji VS Kid!',
        Guid: [{ id: 'tmdb://1041790' }],
      }),
    ],
    { 4504: 1 },
  ],
  ['a double bill without a title', [film({ Guid: [{ id: 'tmdb://1041790' }] })], NOTHING],
  [
    'a collection is no film',
    [jellyfin({ ItemType: 'Movie', Provider_tmdbcollection: '372058' })],
    NOTHING,
  ],
  [
    'a film stopped at 79 %',
    [
      film({ Guid: [{ id: 'tmdb://372058' }] }, { event: 'media.play', at: 0 }),
      film({ Guid: [{ id: 'tmdb://372058' }] }, { event: 'media.stop', at: 1_137 }),
    ],
    NOTHING,
  ],
  ['a trailer', [plex({ type: 'clip', Guid: [{ id: 'tmdb://372058' }] })], NOTHING],

  // Two kinds that disagree.
  [
    'the date disproves TMDB and fits TVDB',
    [
      stop(2, 5, {
        SeriesProvider_tmdb: '30984',
        SeriesProvider_tvdb: '74796',
        PremiereDate: '2005-04-05',
      }),
    ],
    { 2369: 25 },
  ],
  [
    'the date fits TMDB',
    [
      stop(2, 5, {
        SeriesProvider_tmdb: '30984',
        SeriesProvider_tvdb: '74796',
        PremiereDate: '2022-11-08',
      }),
    ],
    { 15449: 5 },
  ],
  [
    'the date fits neither',
    [
      stop(2, 5, {
        SeriesProvider_tmdb: '30984',
        SeriesProvider_tvdb: '74796',
        PremiereDate: '1985-01-01',
      }),
    ],
    {},
  ],
  [
    'a date that is none',
    [
      stop(2, 5, {
        SeriesProvider_tmdb: '30984',
        SeriesProvider_tvdb: '74796',
        PremiereDate: '0001-01-01',
      }),
    ],
    { 15449: 5 },
  ],
  [
    'a date that stands for none',
    [
      stop(2, 5, {
        SeriesProvider_tmdb: '30984',
        SeriesProvider_tvdb: '74796',
        PremiereDate: '1970-01-01T00:00:00Z',
      }),
    ],
    { 15449: 5 },
  ],
  [
    'TMDB ambiguous, TVDB not',
    [stop(1, 3, { SeriesProvider_tmdb: '44725', SeriesProvider_tvdb: '424536' })],
    { 17617: 3 },
  ],

  // How far.
  [
    'a stop a moment before 80 %',
    [
      plex({ guid: 'com.plexapp.agents.thetvdb://424536/1/5' }, { event: 'media.play', at: 0 }),
      plex(
        { guid: 'com.plexapp.agents.thetvdb://424536/1/5' },
        { event: 'media.stop', at: 1_151.999 },
      ),
    ],
    NOTHING,
  ],
  [
    'a stop at 80 %',
    [
      plex({ guid: 'com.plexapp.agents.thetvdb://424536/1/5' }, { event: 'media.play', at: 0 }),
      plex({ guid: 'com.plexapp.agents.thetvdb://424536/1/5' }, { event: 'media.stop', at: 1_152 }),
    ],
    { 17617: 5 },
  ],
  [
    'a stop of another item, which counts for that one',
    [
      plex({ guid: 'com.plexapp.agents.thetvdb://424536/1/5' }, { event: 'media.play', at: 0 }),
      plex(
        { ratingKey: '5002', guid: 'com.plexapp.agents.thetvdb://424536/1/3' },
        { event: 'media.stop', at: 1_400 },
      ),
    ],
    { 17617: 3 },
  ],
  [
    'a stop on another player',
    [
      plex({ guid: 'com.plexapp.agents.thetvdb://424536/1/5' }, { event: 'media.play', at: 0 }),
      plex(
        { guid: 'com.plexapp.agents.thetvdb://424536/1/5' },
        { event: 'media.stop', at: 1_400, Player: { uuid: 'player-2' } },
      ),
    ],
    { 17617: 5 },
  ],
  [
    'positions as text',
    [
      plex(
        {
          guid: 'com.plexapp.agents.thetvdb://424536/1/5',
          viewOffset: '1300000',
          duration: '1440000',
        },
        { event: 'media.play' },
      ),
    ],
    { 17617: 5 },
  ],
  [
    'a length of nothing',
    [
      plex(
        { guid: 'com.plexapp.agents.thetvdb://424536/1/5', viewOffset: 100, duration: 0 },
        { event: 'media.play' },
      ),
    ],
    NOTHING,
  ],
  [
    'completed at half, by a low mark of the server',
    [stop(1, 5, { SeriesProvider_tvdb: '424536', PlaybackPositionTicks: TICKS / 2 })],
    NOTHING,
  ],
  [
    '85 % without the mark',
    [
      stop(1, 5, {
        SeriesProvider_tvdb: '424536',
        PlaybackPositionTicks: TICKS * 0.85,
        PlayedToCompletion: false,
      }),
    ],
    { 17617: 5 },
  ],
  [
    'no position, and not completed',
    [
      stop(1, 5, {
        SeriesProvider_tvdb: '424536',
        PlaybackPositionTicks: 0,
        PlayedToCompletion: 'False',
      }),
    ],
    NOTHING,
  ],
  [
    'no position, completed in words',
    [
      stop(1, 5, {
        SeriesProvider_tvdb: '424536',
        PlaybackPositionTicks: 0,
        PlayedToCompletion: 'True',
      }),
    ],
    { 17617: 5 },
  ],
  [
    'all of it as text',
    [
      stop('1', '5', {
        SeriesProvider_Tvdb: ' 424536 ',
        RunTimeTicks: String(TICKS),
        PlaybackPositionTicks: String(TICKS),
      }),
    ],
    { 17617: 5 },
  ],

  // Who.
  [
    'somebody else on the server',
    [
      plex(
        { guid: 'com.plexapp.agents.thetvdb://424536/1/5' },
        { user: false, Account: { id: 7, title: 'rin' } },
      ),
    ],
    NOTHING,
  ],
  [
    'somebody else, in words',
    [plex({ guid: 'com.plexapp.agents.thetvdb://424536/1/5' }, { user: 'false' })],
    NOTHING,
  ],

  // Again, and back.
  [
    'an earlier episode after a later one',
    [legacy('424536/1/9'), legacy('424536/1/2')],
    { 17617: 9 },
  ],
  [
    'the last one, and the first again',
    [legacy('424536/1/28'), legacy('424536/1/1')],
    { 17617: 28 },
  ],
];

test.each(attacks)('%s', async (_why, steps, moves) => {
  expect(await movesOf(steps)).toEqual(moves);
});
