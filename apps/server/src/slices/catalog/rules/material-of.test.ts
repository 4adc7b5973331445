import { expect, it } from 'vitest';
import { materialOf, type SourceWork } from './material-of.ts';

it.each<[SourceWork['format'][], ReturnType<typeof materialOf>]>([
  [['LIGHT_NOVEL'], 'LIGHT_NOVEL'],
  [['ANIME'], 'ANIME'],
  [['MANHWA', 'ONE_SHOT'], 'MANGA'],
  [['DOUJIN', null], 'DOUJINSHI'],
  [['LIGHT_NOVEL', 'ANIME'], null],
  [[null], null],
  [[], null],
])('a manga made from %j is adapted from %s', (formats, material) => {
  expect(materialOf(formats.map((format) => ({ format })))).toBe(material);
});
