import { expect, it } from 'vitest';
import { separateSeasons } from './season-notation.ts';

it.each([
  ['魔入りました！入間くん(第2シリーズ)', '2'],
  ['うる星やつら(2022)第2期', '2'],
  ['闇芝居 第三期', '3'],
  ['86-エイティシックス-(第2クール)', '2'],
  ['ヤマノススメ サードシーズン', '3'],
  ['虚構推理 Season2', '2'],
  ['ワールドトリガー 2ndシーズン', '2'],
  ['Kanojo, Okarishimasu 2nd Season', '2'],
  ['Final Season Part.2', '2'],
  ['Owari no Seraph S2', '2'],
  ['モブサイコ100III', '3'],
  ['Mob Psycho 100 Ⅲ', '3'],
  ['エイリアン9', '9'],
  ['妹さえ ireba ii', ''],
  ['新生6大将軍', ''],
  ['スカイガールズ(TVシリーズ)', ''],
  ['GHOST IN THE SHELL 2.0', ''],
  ['86', ''],
])('reads %s as season or part “%s”', (title, numbers) => {
  expect(separateSeasons(title).numbers).toBe(numbers);
});

it('takes the notation and the year off', () => {
  const { base, hasYear } = separateSeasons('Ranma 1/2 (2024) Season 2');
  expect(base.trim()).toBe('Ranma 1/2');
  expect(hasYear).toBe(true);
});
