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

export const deeds: Deeds<(typeof audits)[number]> = {
  'sources-chosen': { act: (person) => post(person, 'choose', { sources: [] }) },
  'source-consented': {
    act: (person) => act(person, 'consent', { terms: sourceOf('mangabaka').licence.terms }),
  },
  'source-withdrawn': { act: (person) => act(person, 'withdraw', {}) },
  'source-switched-on': { act: (person) => act(person, 'switch', { isOn: true }) },
  'source-switched-off': { act: (person) => act(person, 'switch', { isOn: false }) },
};
