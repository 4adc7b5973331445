import type { audits } from '#slices/access/vocabulary.ts';
import { administer, report, type Deeds, type Person } from '../audit-deed.ts';
import { succeed } from '../secret-maker.ts';

const makeKey = ({ browser }: Person) => succeed(browser.post('/account/keys', { name: 'key' }));

export const deeds: Deeds<(typeof audits)[number]> = {
  'tier-changed': {
    actor: 'administrator',
    act: (person) => administer(person, 'tier', { tier: 'indie' }),
  },
  'key-created': { act: makeKey },
  'key-rotated': {
    act: async (person) => {
      const { id } = await makeKey(person);
      await succeed(person.browser.post(`/account/keys/${id}/rotate`, { overlap: '1h' }));
    },
  },
  'key-revoked': {
    act: async (person) => {
      const { id } = await makeKey(person);
      await succeed(person.browser.delete(`/account/keys/${id}`));
    },
  },
  'key-reported': {
    actor: 'service',
    act: async (person) => report(person, (await makeKey(person)).key),
  },
};
