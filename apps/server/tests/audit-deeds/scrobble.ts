import type { audits } from '#slices/scrobble/vocabulary.ts';
import { PLEX_SHELF } from '../library-shelf.ts';
import { PLEX_TOKEN, startPlex } from '../library-stand-in.ts';
import { report, type Deeds, type Person } from '../audit-deed.ts';
import { succeed } from '../secret-maker.ts';

const makeToken = ({ browser }: Person) =>
  succeed(browser.post('/account/media-servers', { kind: 'server_a' }));

/** Lets the service read a stand-in of the person's media server. */
const allowLibrary = async ({ browser }: Person, id: string): Promise<void> => {
  const plex = await startPlex(PLEX_SHELF);
  const access = { address: plex.url, token: PLEX_TOKEN };
  await succeed(browser.post(`/account/media-servers/${id}/library`, access));
  plex.close();
};

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
  'library-allowed': {
    act: async (person) => {
      const { id } = await makeToken(person);
      await allowLibrary(person, id);
    },
  },
  'library-ended': {
    act: async (person) => {
      const { id } = await makeToken(person);
      await allowLibrary(person, id);
      await succeed(person.browser.delete(`/account/media-servers/${id}/library`));
    },
  },
  'token-reported': {
    actor: 'service',
    act: async (person) => report(person, (await makeToken(person)).token),
  },
};
