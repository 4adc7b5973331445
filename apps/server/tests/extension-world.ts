import { fileURLToPath } from 'node:url';
import { catalogue, changeFeed } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { openGateway, type Gateway } from './gateway.ts';
import { openPlayerSite, type PlayerSite } from './player-site.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const mappingFile = fileURLToPath(new URL('./fixtures/scrobble-mapping.json', import.meta.url));

/** A show of `openPlayerSite`, and its id at AniList. */
export const SHOW = 'Frieren: Beyond Journey’s End';
export const FRIEREN = '154587';

/** What the extension meets: a server that can be away, a site with a player, and a user. */
export interface ExtensionWorld {
  gateway: Gateway;
  test: TestApp;
  site: PlayerSite;
  owner: { id: string; bearer: string };
  /** The episodes of an anime, named by its id at AniList, that stand on the user's list. */
  recorded: (anilist?: string) => Promise<number[]>;
  close(): Promise<void>;
}

const recordedOf = async (test: TestApp, userId: string, anilist: string): Promise<number[]> => {
  const [anime] = test.app.get(catalogue).byExternalId('anilist', anilist);
  const plays = await test.app.db
    .selectFrom('lists.play')
    .innerJoin('lists.entry', 'lists.entry.id', 'lists.play.entry_id')
    .select('from_unit')
    .where('lists.play.user_id', '=', userId)
    .where('anime_id', '=', anime?.id ?? '')
    .where('removed_in', 'is', null)
    .orderBy('from_unit')
    .execute();
  return plays.map(({ from_unit: unit }) => Number(unit));
};

export const openExtensionWorld = async (): Promise<ExtensionWorld> => {
  const gateway = await openGateway();
  const test = await startTestApp({
    template: 'shelf',
    // The browser's clock is the real one.
    now: new Date().toISOString(),
    settings: { BASE_URL: gateway.url, TRUSTED_PROXIES: '127.0.0.1' },
  });
  gateway.leadTo(test.url);
  await importMappingFile(test.app, { format: 'tsuzuki', file: mappingFile, createMissing: true });
  await test.app.get(changeFeed).catchUp();
  const owner = await test.user('mika');
  const site = await openPlayerSite();
  return {
    gateway,
    test,
    site,
    owner,
    recorded: (anilist = FRIEREN) => recordedOf(test, owner.id, anilist),
    close: async () => {
      await site.close();
      await test.close();
      await gateway.close();
    },
  };
};
