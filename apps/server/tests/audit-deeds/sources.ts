import type { audits } from '#slices/sources/vocabulary.ts';
import { sourceOf } from '#slices/sources/fetch/registry.ts';
import { promote, type Deeds, type Person } from '../audit-deed.ts';
import { succeed } from '../secret-maker.ts';

const post = async (person: Person, what: string, input: object) => {
  await promote(person, 'admin');
  await succeed(person.browser.post(`/admin/sources/${what}`, input));
};

const act = (person: Person, what: string, input: object) =>
  post(person, `mangabaka/${what}`, input);

/** Nobody knows which work a row of a source is about. */
const hold = ({ id, test }: Person) =>
  test.app.database.pool.query(
    `insert into catalog.held_claim values ('ANIME', 'anime-offline-database', $1, 'HAS_NAMESAKES', '{}', $2, now())`,
    [id, { sourceId: id, titleNative: `保留 ${id}`, format: 'TV', startOn: '2024' }],
  );

export const deeds: Deeds<(typeof audits)[number]> = {
  'sources-chosen': { act: (person) => post(person, 'choose', { sources: [] }) },
  'source-consented': {
    act: (person) => act(person, 'consent', { terms: sourceOf('mangabaka').licence.terms }),
  },
  'source-withdrawn': { act: (person) => act(person, 'withdraw', {}) },
  'source-switched-on': { act: (person) => act(person, 'switch', { isOn: true }) },
  'source-row-placed': {
    act: async (person) => {
      await hold(person);
      await promote(person, 'admin');
      const decision = { source: 'anime-offline-database', row: person.id, work: null };
      await succeed(person.browser.post('/admin/held-rows/place', decision));
    },
  },
  'source-switched-off': { act: (person) => act(person, 'switch', { isOn: false }) },
};
