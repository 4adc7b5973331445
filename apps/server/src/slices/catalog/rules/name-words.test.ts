import { expect, test } from 'vitest';
import { nameWords, searchedWords } from './name-words.ts';

test('a name is found by its words, and an unspaced one by its ends', () => {
  expect(nameWords('Monkey D. Luffy', 'モンキー・D・ルフィ').toSorted()).toEqual(
    ['luffy', 'monkey', 'd', 'モンキー', 'ンキー', 'キー', 'ルフィ', 'フィ'].toSorted(),
  );
  expect(nameWords('Énid', null)).toEqual(['enid']);
  expect(nameWords('竈門炭治郎')).toContain('炭治郎');
  expect(nameWords('', '・')).toEqual([]);
});

test.each([
  ['luffy', ['luffy']],
  ['d luffy', ['luffy', 'd']],
  ['鬼', ['鬼']],
  ['a', []],
  ['\u0301\u0302', []],
  ['😀', []],
])('“%s” is searched for by %j', (search, words) => {
  expect(searchedWords(search)).toEqual(words);
});
