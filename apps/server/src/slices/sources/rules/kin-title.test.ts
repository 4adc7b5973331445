import { expect, it } from 'vitest';
import { latinNamesOfKin } from './kin-title.ts';

it('takes the shared part of the titles of later parts', () => {
  const names = latinNamesOfKin([
    { title: '鬼滅の刃', others: ['Demon Slayer: Kimetsu no Yaiba'] },
    { title: '鬼滅の刃 遊郭編', others: ['Kimetsu no Yaiba: Yuukaku-hen', '鬼灭之刃 游郭篇'] },
    { title: '鬼滅の刃 柱稽古編', others: ['Demon Slayer: Hashira Training Arc'] },
  ]);
  expect([...names]).toEqual([['鬼滅の刃', ['Kimetsu no Yaiba', 'Demon Slayer']]]);
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

it('learns nothing from titles without parts, nor for Latin names', () => {
  const names = latinNamesOfKin([
    { title: '五等分の花嫁', others: ['Gotoubun no Hanayome'] },
    { title: 'FAIRY TAIL ファイナル', others: ['Fairy Tail: Final Series'] },
  ]);
  expect([...names.values()].flat()).toEqual([]);
});
