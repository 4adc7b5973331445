import { expect, it } from 'vitest';
import { latinNamesOfKin } from './kin-title.ts';

it('takes the shared part of the titles of later parts', () => {
  const names = latinNamesOfKin([
    { title: '鬼滅の刃', others: [] },
    { title: '鬼滅の刃 遊郭編', others: ['Kimetsu no Yaiba: Yuukaku-hen', '鬼灭之刃 游郭篇'] },
    { title: '鬼滅の刃 柱稽古編', others: ['Demon Slayer: Hashira Training Arc'] },
  ]);
  expect(names.get('鬼滅の刃')).toEqual(['Kimetsu no Yaiba', 'Demon Slayer']);
});

it('takes a name apart from a sign that counts the seasons', () => {
  const names = latinNamesOfKin([
    {
      title: '五等分の花嫁∬',
      others: ['Gotoubun no Hanayome ∬', 'The Quintessential Quintuplets ∬'],
    },
  ]);
  expect(names.get('五等分の花嫁')).toEqual([
    'Gotoubun no Hanayome',
    'The Quintessential Quintuplets',
  ]);
});

it('takes the names of namesakes, but for those with a year', () => {
  const names = latinNamesOfKin([
    { title: 'ちびまる子ちゃん', others: ['Chibi Maruko-chan', 'Chibi Maruko-chan (1990)'] },
    { title: 'ちびまる子ちゃん', others: [] },
  ]);
  expect(names.get('ちびまる子ちゃん')).toEqual(['Chibi Maruko-chan']);
});

it('learns nothing for Latin names', () => {
  const names = latinNamesOfKin([
    { title: 'FAIRY TAIL ファイナル', others: ['Fairy Tail: Final Series'] },
  ]);
  expect(names.get('FAIRY TAIL')).toBeUndefined();
});
