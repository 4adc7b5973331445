import { startAnilist } from '../anilist/index.ts';
import { EMPTY as ANILIST_ENTRY } from '../anilist/state.ts';
import { startAnnict, nodeIdOf } from '../annict/index.ts';
import { startBangumi } from '../bangumi/index.ts';
import type { Accounts } from '../kit/accounts.ts';
import type { Lists } from '../kit/lists.ts';
import type { StandIn } from '../kit/stand-in.ts';
import { EMPTY as KITSU_ENTRY } from '../kitsu/fields.ts';
import { startKitsu } from '../kitsu/index.ts';
import { EMPTY as MAL_ENTRY } from '../mal/fields.ts';
import { startMal } from '../mal/index.ts';
import { startMangadex } from '../mangadex/index.ts';
import { startMangaupdates } from '../mangaupdates/index.ts';
import { startShikimori } from '../shikimori/index.ts';
import { EMPTY as SHIKIMORI_ENTRY } from '../shikimori/rate.ts';
import { newEntry } from '../simkl/fields.ts';
import { startSimkl } from '../simkl/index.ts';
import type { ServiceUnderTest } from './service-under-test.ts';

type Kept<Fields> = StandIn & { accounts: Accounts; lists: Lists<Fields> };

const NO_LIMIT = { calls: 1_000_000, seconds: 1 };
const FEW = { calls: 1_000_000, seconds: 60 };

const underTest = <Fields>(
  standIn: Kept<Fields>,
  path: string,
  entry: Fields,
  id = '7',
): ServiceUnderTest => {
  standIn.accounts.people.set(id, { id, name: 'mika' });
  return {
    standIn,
    account: { id, name: 'mika', timeZone: 'Asia/Tokyo' },
    address: `${standIn.url}${path}`,
    token: standIn.accounts.grant(id, 'shelf').accessToken,
    addWork: (work) => standIn.lists.addWork(work),
    clear: () => standIn.lists.rows.clear(),
    put: (kind, workId) =>
      void standIn.lists.put({ accountId: id, kind, workId }, entry, standIn.now()),
  };
};

/** The stand-ins without the limits of their services, by the ids of connectors. */
export const SERVICES: Readonly<Record<string, () => Promise<ServiceUnderTest>>> = {
  anilist: async () => {
    const anilist = await startAnilist();
    anilist.limits = { usual: FEW, burst: NO_LIMIT };
    return underTest(anilist, '', ANILIST_ENTRY);
  },
  mal: async () => {
    const mal = await startMal();
    mal.limit = FEW;
    return underTest(mal, '/v2', MAL_ENTRY);
  },
  kitsu: async () => underTest(await startKitsu(), '/api/edge', KITSU_ENTRY),
  simkl: async () => underTest(await startSimkl(), '', newEntry('watching', new Date())),
  shikimori: async () => {
    const shikimori = await startShikimori();
    shikimori.limits = [FEW];
    return underTest(shikimori, '/api', SHIKIMORI_ENTRY);
  },
  annict: async () => {
    const annict = await startAnnict();
    annict.limit = NO_LIMIT;
    return { ...underTest(annict, '/graphql', { state: 'WATCHING' }), workId: nodeIdOf };
  },
  mangaupdates: async () => {
    const entry = { list_id: 0, volume: 0, chapter: 0, priority: 0 };
    return underTest(await startMangaupdates(), '/v1', entry);
  },
  bangumi: async () => {
    const entry = {
      type: 3,
      rate: 0,
      ep_status: 0,
      vol_status: 0,
      comment: '',
      tags: [],
      private: false,
      typedAt: new Date(),
    };
    return underTest(await startBangumi(), '', entry);
  },
  mangadex: async () => {
    const mangadex = await startMangadex();
    mangadex.limit = NO_LIMIT;
    const id = '5d8a5a5c-9c3e-4f0e-8d35-6c1f5b2a7e10';
    return underTest(mangadex, '', { status: 'reading', rating: null }, id);
  },
};
