import type { KeptPage, KeptPages } from '@tsuzuki/contract';
import type { App } from '../app.ts';
import { copyOf, latinText } from '../graphql/byte-text.ts';
import { graphqlSettings } from '../graphql/settings.ts';
import { ResponseCache, type ResponseKey, type SharedResponse } from '../graphql/response-cache.ts';
import { defineResource } from '../resource.ts';

type SharedPage = SharedResponse & Omit<KeptPage, 'body'>;

const BYTES_PER_MB = 1024 * 1024;
/** The longest time a page is kept, because pages say how far away something is ("in two hours"). */
const LONGEST_SECONDS = 60;

/** Pages for visitors who are not signed in. Read models call `forget` after changes. */
export const pageCache = defineResource<ResponseCache<SharedPage>>({
  name: 'page cache',
  open: (app) => {
    const { pageCacheMb } = app.settings.of(graphqlSettings);
    return Promise.resolve(new ResponseCache<SharedPage>(pageCacheMb * BYTES_PER_MB));
  },
});

/** The cache in which the web app keeps its pages. */
export const keptPages = async (app: App): Promise<KeptPages> => {
  const cache = await app.open(pageCache);
  const nowMs = () => app.clock.nowMs();
  const keyOf = (asked: string): ResponseKey => ({ audience: 'strangers', asked });
  return {
    get generation() {
      return cache.generation;
    },
    get: (key) => {
      const page = cache.get(keyOf(key), nowMs());
      return page && { ...page, body: copyOf(page.body) };
    },
    keep: (key, page, { seconds, entities, generation }) => {
      const expiresAtMs = nowMs() + Math.min(seconds, LONGEST_SECONDS) * 1_000;
      const body = latinText(page.body);
      cache.set(keyOf(key), { ...page, body, expiresAtMs }, { entities, generation });
    },
  };
};
