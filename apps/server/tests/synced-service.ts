import { type Anime, catalogue } from '#slices/catalog/index.ts';
import { signedInBrowser } from './browser.ts';
import { beginLogin, comeBack } from './service-login.ts';
import type { Accounts } from './stand-ins/kit/accounts.ts';
import type { KeptWork } from './stand-ins/kit/lists.ts';
import type { LoggedCall, StandIn, StandInOptions } from './stand-ins/kit/stand-in.ts';
import { syncedPerson, type SyncedPerson } from './synced.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const NOW = '2026-10-01T12:00:00Z';
const HOME = 'http://127.0.0.1:4000';
/** The id of our program at every service. */
export const CLIENT = '12';
/** The id of the account that is connected. */
export const ACCOUNT = '7';

/** A stand-in to which accounts can be connected. */
type Connectable = StandIn & { accounts: Accounts; lists: { addWork: (work: KeptWork) => void } };

interface Opening<Service extends Connectable> {
  /** The id of its connector. */
  name: string;
  start: (options: StandInOptions) => Promise<Service>;
  /** Where its API begins, and its pages of OAuth. */
  api?: string;
  oauth?: string;
  /** Where codes become tokens, if that is another place. */
  token?: string;
}

/** Somebody with a list here, and an account at a stand-in. */
export interface SyncedService<Service> {
  test: TestApp;
  service: Service;
  mika: SyncedPerson;
  /** Connects the account, by the page of the service. */
  login: () => Promise<{ linkId: string; location: URL }>;
  /** The calls since the last time, in words. */
  newCalls: () => string[];
  close: () => Promise<void>;
}

/** Starts an app and a stand-in whose clock is that of the app, at a pace that no test waits for. */
export const startSynced = async <Service extends Connectable>(
  { name, start, api = '', oauth = '/oauth', token = `${oauth}/token` }: Opening<Service>,
  wordOf: (call: LoggedCall) => string | undefined = ({ path }) => path,
): Promise<SyncedService<Service>> => {
  const started: { test?: TestApp } = {};
  const service = await start({ now: () => started.test?.clock.now() ?? new Date(NOW) });
  const env = `SYNC_${name.toUpperCase()}`;
  const test = await startTestApp({
    template: 'shelf',
    roles: ['web'],
    now: NOW,
    settings: {
      BASE_URL: HOME,
      SYNC_CALLS_PER_MINUTE: '600000',
      [`${env}_URL`]: `${service.url}${api}`,
      [`${env}_AUTHORIZE_URL`]: `${service.url}${oauth}/authorize`,
      [`${env}_TOKEN_URL`]: `${service.url}${token}`,
      [`${env}_CLIENT_ID`]: CLIENT,
    },
  });
  started.test = test;
  service.accounts.clients.set(CLIENT, { id: CLIENT, redirectUri: `${HOME}/sync/callback` });
  service.accounts.people.set(ACCOUNT, { id: ACCOUNT, name: 'mika there' });
  const mika = await syncedPerson(test, 'mika');
  let seen = 0;
  return {
    test,
    service,
    mika,
    login: async () => {
      const browser = await signedInBrowser(test, 'mika');
      const { back, cookie, location } = await beginLogin(browser, name, ACCOUNT);
      const { linked = '' } = await comeBack(test, back, `${browser.cookie()}; ${cookie}`);
      return { linkId: linked, location };
    },
    newCalls: () => {
      const said = service.log.slice(seen).flatMap((call) => wordOf(call) ?? []);
      seen = service.log.length;
      return said;
    },
    close: async () => {
      await test.close();
      service.close();
    },
  };
};

/** The id of a work at a site. */
export const idAt = (work: Anime, site: string): string =>
  work.externalIds.find((one) => one.site === site)?.id ?? '';

/** Works for everybody that a site knows, with more than six episodes. */
export const worksAt = ({ app }: TestApp, site: string, count = 8): Anime[] =>
  [...app.get(catalogue).all()]
    .filter((work) => !work.isAdult && idAt(work, site) !== '' && (work.episodeCount ?? 0) > 6)
    .slice(0, count);

/** Tells a service of works, with ids of its own. */
export const addWorks = (
  { lists }: Connectable,
  works: readonly Anime[],
  more: (work: Anime) => Pick<KeptWork, 'id'> & Partial<KeptWork>,
): void => {
  for (const work of works)
    lists.addWork({
      kind: 'anime',
      title: work.titleNative,
      total: work.episodeCount,
      ...more(work),
    });
};
