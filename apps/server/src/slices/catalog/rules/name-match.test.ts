import { expect, it } from 'vitest';
import { nameMatcher, shortVowels } from './name-match.ts';
import { nameKey } from './title-key.ts';

it.each<[string, string, number]>([
  ['Hayao Miyazaki', 'Miyazaki Hayao', 3],
  ['miyazaki', 'Hayao Miyazaki', 2],
  ['miya', 'Hayao Miyazaki', 1],
  ['yazaki', 'Hayao Miyazaki', 0],
  ['Goro Miyazaki', 'Hayao Miyazaki', 0],
  ['宮崎', '宮崎駿', 1],
  ['宮崎 駿', '宮崎駿', 1],
  ['宮崎駿', '宮崎駿', 3],
  ['東映', 'Toei', 0],
  ['', 'Hayao Miyazaki', 0],
  ['!?', 'Hayao Miyazaki', 0],
  ['a', '', 0],
])('%s answers to %s: %i', (search, name, match) => {
  expect(nameMatcher(nameKey(search))(nameKey(name))).toBe(match);
});

it.each([
  ['yoko kanno', 'Youko Kanno'],
  ['ITO Junji', 'Junji Itoh'],
  ['oono yuki', 'Yuuki Ōno'],
])('“%s” and “%s” are one name with short vowels', (search, name) => {
  const match = nameMatcher(shortVowels(nameKey(search)))(shortVowels(nameKey(name)));
  expect(match).toBe(3);
});
