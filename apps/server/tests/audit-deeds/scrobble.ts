import type { audits } from '#slices/scrobble/vocabulary.ts';
import { report, type Deeds, type Person } from '../audit-deed.ts';
import { succeed } from '../secret-maker.ts';

const makeToken = ({ browser }: Person) =>
  succeed(browser.post('/account/media-servers', { kind: 'server_a' }));

export const deeds: Deeds<(typeof audits)[number]> = {
  'token-created': { act: makeToken },
  'token-renamed': {
    act: async (person) => {
      const { id } = await makeToken(person);
      await succeed(person.browser.patch(`/account/media-servers/${id}`, { name: 'attic' }));
    },
  },
  'token-set': {
    act: async (person) => {
      const { id } = await makeToken(person);
      const settings = { episodeThreshold: 90 };
      await succeed(person.browser.patch(`/account/media-servers/${id}`, { settings }));
    },
  },
  'token-rotated': {
    act: async (person) => {
      const { id } = await makeToken(person);
      await succeed(person.browser.post(`/account/media-servers/${id}/rotate`));
    },
  },
  'token-deleted': {
    act: async (person) => {
      const { id } = await makeToken(person);
      await succeed(person.browser.delete(`/account/media-servers/${id}`));
    },
  },
  'token-reported': {
    actor: 'service',
    act: async (person) => report(person, (await makeToken(person)).token),
  },
};
