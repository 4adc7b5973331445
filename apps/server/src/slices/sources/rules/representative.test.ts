import { expect, it } from 'vitest';
import { runOf } from '../adapters/fixtures/run.ts';
import { representatives } from './representative.ts';

const id = { site: 'mal', id: '55830' };
const special = { run: runOf({ begin: '2024-12-31T16:00Z', end: '2024-12-31T16:00Z' }), ids: [id] };
const series = { run: runOf({ begin: '2026-01-03T14:30Z', end: '2026-03-28T15:00Z' }), ids: [id] };
const sequel = { run: runOf({ begin: '2027-01-03T14:30Z' }), ids: [id] };
const disc = {
  run: runOf({ format: 'OVA', begin: '2018-07-18T16:00Z', end: '2018-07-18T16:00Z' }),
  ids: [id],
};
const laterDisc = {
  run: runOf({ format: 'OVA', begin: '2020-03-24T16:00Z', end: '2020-03-24T16:00Z' }),
  ids: [id],
};
const film = {
  run: runOf({ format: 'MOVIE', begin: '2024-07-18T16:00Z', end: '2024-07-18T17:40Z' }),
  ids: [id],
};
const laterFilm = {
  run: runOf({ format: 'MOVIE', begin: '2024-11-21T16:00Z', end: '2024-11-21T17:40Z' }),
  ids: [id],
};

it.each([
  ['the series, not its special', [special, series], series],
  ['the first series', [sequel, series], series],
  ['the first part of a film', [laterFilm, film], film],
  ['a film rather than an earlier disc', [disc, film], film],
  ['the first disc where there is nothing else', [laterDisc, disc], disc],
])('stands for %s', (_, works, expected) => {
  const { isPrimary } = representatives(works);
  expect(works.filter((work) => isPrimary(work, id))).toEqual([expected]);
});
