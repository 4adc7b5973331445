import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { buildTitleIndex } from './index.ts';
import { ANY_SEASON, gatherSeason } from './loose-season.ts';

const gather = (query: string) => {
  const gathered = gatherSeason(fold(query).text);
  return gathered && [gathered.folded.text, gathered.season];
};

test.each([
  ['season kanojo 2', 'kanozyo s2', 2],
  ['iii magical', 'magical s3', 3],
  ['kingdom 4th seasn', 'kingdom s4', 4],
  ['haikyuu!! 2d sason', 'haikyu s2', 2],
  ['part kaiju 2', 'kaizyu p2', 2],
  ['first bravo season', 'bravo', 1],
  ['season apple', 'apple', ANY_SEASON],
])('“%s” is asked as “%s”', (query, text, season) => {
  expect(gather(query)).toEqual([text, season]);
});

test.each(['kimetsu no yaiba', 'kanojo season 2', 'reason', 'season 2', '2nd season', ''])(
  '“%s” stays as it is',
  (query) => {
    expect(gather(query)).toBeNull();
  },
);

test('a season whose words stand apart is found, and the right one first', () => {
  const index = buildTitleIndex([
    { id: 0, titles: ['Kanojo, Okarishimasu'] },
    { id: 1, titles: ['Kanojo, Okarishimasu 2nd Season'] },
    { id: 2, titles: ['Kanojo, Okarishimasu 3rd Season'] },
  ]);
  for (const query of ['3rd kanojo okarishimasu season', 'kanojo okarishimasu 3rd esason']) {
    expect(index.search(query, 3)[0]?.id).toBe(2);
  }
});
