import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { refusal } from '../reasons.ts';
import { LIMITS } from '../formats/limits.ts';
import { remoteListSettings } from '../settings.ts';
import { openRemote } from './ask.ts';

const PAGE = 500;
/** Kitsu states no limit for reading. Its own pages send about one request a second. */
const PACE = { everyMs: 1_000, burst: 4 };

const Users = z.object({ data: z.array(z.object({ id: z.string().regex(/^\d{1,12}$/u) })) });
const Library = z.looseObject({
  data: z.array(z.unknown()),
  included: z.array(z.unknown()).nullish(),
  links: z.object({ next: z.string().nullish() }).nullish(),
});

/** Requests a path of Kitsu. @throws Refusal */
type Ask = (path: string, query: Record<string, string>) => Promise<unknown>;

const openKitsu = async (app: App): Promise<Ask> => {
  const base = app.settings.of(remoteListSettings).kitsuUrl.replace(/\/+$/u, '');
  const ask = await openRemote(app, { title: 'Kitsu', bearer: null, pace: PACE });
  return async (path, query) => {
    const address = `${base}/${path}?${String(new URLSearchParams(query))}`;
    const { status, json } = await ask({ address });
    if (status >= 400) throw refusal('UNAVAILABLE', 'KITSU_REJECTED', { status });
    return json;
  };
};

const oddAnswer = () => refusal('UNAVAILABLE', 'KITSU_UNREADABLE');

/** Finds a user by the slug in the address of their profile, then by their display name. */
const userIdOf = async (ask: Ask, name: string): Promise<string> => {
  for (const field of ['slug', 'name']) {
    const users = Users.safeParse(
      await ask('users', { [`filter[${field}]`]: name, 'page[limit]': '1' }),
    );
    if (!users.success) throw oddAnswer();
    const [user] = users.data.data;
    if (user) return user.id;
  }
  throw refusal('BAD_USER_INPUT', 'REMOTE_USER_NOT_FOUND', { service: 'Kitsu', name });
};

/**
 * Both public libraries of a user of Kitsu, as a file for the reader of its responses. The next page is requested by its number; addresses
 * in responses are not followed.
 * @throws Refusal
 */
export const fetchKitsu = async (app: App, { name }: { name: string }): Promise<Buffer> => {
  const ask = await openKitsu(app);
  const userId = await userIdOf(ask, name);
  const data: unknown[] = [];
  const included: unknown[] = [];
  for (const kind of ['anime', 'manga']) {
    for (let offset = 0; offset <= LIMITS.rows; offset += PAGE) {
      const answer = await ask('library-entries', {
        'filter[user_id]': userId,
        'filter[kind]': kind,
        include: `${kind},${kind}.mappings`,
        'page[limit]': String(PAGE),
        'page[offset]': String(offset),
      });
      const page = Library.safeParse(answer);
      if (!page.success) throw oddAnswer();
      data.push(...page.data.data);
      included.push(...(page.data.included ?? []));
      if (page.data.data.length === 0 || page.data.links?.next == null) break;
    }
  }
  return Buffer.from(JSON.stringify({ data, included }));
};
