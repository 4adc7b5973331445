import { expect, test } from 'vitest';
import { hama, jellyfin, legacy, relay, stop } from './fixtures/messages.ts';
import { movesOf, NOTHING, type Moves, type Step } from './fixtures/watcher.ts';

/** Ways to get season and number wrong beyond the acceptance cases, on the same mapping: what is told, and what it may move. */

const attacks: [why: string, steps: Step[], moves: Moves][] = [
  // Numbers that run through a show.
  ['HAMA absolute number in an arc folder', [hama('tvdb4', '81797/22/1155')], { 69: 1155 }],
  ['HAMA absolute number in a season folder', [hama('tvdb3', '377543/2/30')], { 17196: 6 }],
  ['HAMA absolute number past the first entry', [hama('tvdb4', '424536/1/29')], { 18886: 1 }],
  ['HAMA absolute number that a season has too', [hama('tvdb3', '377543/2/5')], { 15275: 5 }],
  ['HAMA season number', [hama('tvdb2', '377543/2/5')], { 17196: 5 }],
  ['absolute number shown as season 1', [legacy('424536/1/30')], { 18886: 2 }],
  ['absolute number filed under its season', [legacy('377543/2/30')], { 17196: 6 }],
  ['absolute number filed under another season', [legacy('377543/3/30')], NOTHING],
  ['absolute number past everything', [legacy('405920/1/51')], NOTHING],
  ['a season nobody knows', [legacy('405920/4/1')], NOTHING],
  ['a season of an airing show without an end', [legacy('81797/23/5')], { 69: 1160 }],
  ['past the end of an arc, which the next one holds', [legacy('81797/22/71')], NOTHING],
  ['TMDB number that runs on in a season', [relay('tmdb://37854', 22, 1100)], { 69: 1100 }],
  ['TMDB number that begins anew in it', [relay('tmdb://37854', 22, 5)], { 69: 1093 }],
  ['TMDB number that is in neither form of the season', [relay('tmdb://37854', 17, 60)], NOTHING],
  ['TMDB seasons of which one form is known', [relay('tmdb://46260', 2, 1)], NOTHING],

  // Cours that share a season.
  ['last of a first cour', [legacy('405920/1/12')], { 16947: 12 }],
  ['first of a second cour', [legacy('405920/1/13')], { 17061: 1 }],
  ['three cours in a season', [legacy('74796/17/27')], { 18220: 1 }],
  ['last of three cours', [legacy('267440/4/30')], { 17303: 2 }],
  ['past three cours', [legacy('267440/4/31')], NOTHING],
  ['cours out of the order of their titles', [legacy('262954/5/13')], { 17286: 1 }],
  ['TMDB has one season where TVDB has three', [relay('tmdb://65942', 1, 39)], { 15593: 1 }],
  ['TMDB has one season, the library another', [relay('tmdb://65942', 2, 14)], NOTHING],
  [
    'both ids, the library in the order of TVDB',
    [stop(2, 14, { SeriesProvider_tmdb: '65942', SeriesProvider_tvdb: '305089' })],
    { 15593: 1 },
  ],
  [
    'an open season of a show that is over: within its weeks',
    [legacy('402474/2/11')],
    { 18090: 11 },
  ],
  ['an open season of a show that is over: past them', [legacy('402474/2/14')], NOTHING],

  // Specials.
  ['a film filed as a special', [legacy('377543/0/2')], { 16169: 1 }],
  ['a special nobody knows', [legacy('377543/0/1')], NOTHING],
  ['a film among the extras of a show', [legacy('76885/0/3')], { 219: 1 }],
  ['an extra beside that film', [legacy('76885/0/2')], NOTHING],
  ['OVAs scattered among specials', [legacy('267440/0/7'), legacy('267440/0/17')], { 9826: 5 }],
  ['extras between those OVAs', [legacy('267440/0/8')], NOTHING],
  ['shorts of a season', [legacy('305089/0/30')], NOTHING],
  ['a recap among specials is an episode', [legacy('72070/0/2')], { 12: 18 }],
  ['numbers after a recap', [legacy('72070/1/24')], { 12: 26 }],
  ['past the end because of recaps', [legacy('72070/1/25')], NOTHING],
  ['season 0 is no absolute numbering', [hama('tvdb4', '424536/0/5')], NOTHING],
  ['season 0 as text', [relay('tvdb://424536', '0', '5')], NOTHING],
  ['episode 0', [legacy('371310/0/0'), legacy('371310/1/0')], NOTHING],
  ['a negative number', [relay('tvdb://371310', 0, -3)], NOTHING],
  ['half an episode', [relay('tvdb://424536', 1, 5.5)], NOTHING],
  ['no season', [relay('tvdb://424536', undefined, 5)], { 17617: 5 }],
  ['no number', [relay('tvdb://424536', 1, undefined)], NOTHING],
  ['a number too large', [relay('tvdb://424536', 1, 1e12)], NOTHING],

  // Parts.
  ['the first half of an episode', [legacy('188551/1/1')], NOTHING],
  ['its second half', [legacy('188551/1/1'), legacy('188551/1/2')], { 7529: 1 }],
  ['two thirds of one', [legacy('188551/1/18'), legacy('188551/1/19')], NOTHING],
  ['a film in three parts', [1, 2, 3].map((part) => legacy(`389459/1/${part}`)), { 15448: 1 }],
  ['a film in three parts, two watched', [1, 2].map((part) => legacy(`389459/1/${part}`)), NOTHING],
  ['two of ours in one of theirs', [legacy('321503/1/3')], { 12656: 6 }],

  // Files of several episodes.
  [
    'a file across a border of cours',
    [stop(1, 12, { EpisodeNumberEnd: 14, SeriesProvider_tvdb: '405920' })],
    { 16947: 12, 17061: 2 },
  ],
  [
    'a file whose end is before its beginning',
    [stop(1, 5, { EpisodeNumberEnd: 2, SeriesProvider_tvdb: '424536' })],
    { 17617: 5 },
  ],
  [
    'a file of too many',
    [stop(1, 1, { EpisodeNumberEnd: 99_999, SeriesProvider_tvdb: '424536' })],
    { 17617: 20 },
  ],
  [
    'a file that goes past the end',
    [stop(2, 9, { EpisodeNumberEnd: 12, SeriesProvider_tvdb: '424536' })],
    { 18886: 10 },
  ],
  [
    'a file of a known episode and its next',
    [stop(9, 9, { EpisodeNumberEnd: 10, Provider_tvdb: '9000784' })],
    { 17196: 2 },
  ],
  [
    'a film with an end',
    [
      jellyfin({
        ItemType: 'Movie',
        EpisodeNumber: 1,
        EpisodeNumberEnd: 3,
        Provider_tmdb: '372058',
      }),
    ],
    { 11829: 1 },
  ],
  [
    'both halves of an episode in a file',
    [stop(1, 1, { EpisodeNumberEnd: 2, SeriesProvider_tvdb: '188551' })],
    { 7529: 1 },
  ],
];

test.each(attacks)('%s', async (_why, steps, moves) => {
  expect(await movesOf(steps)).toEqual(moves);
});
