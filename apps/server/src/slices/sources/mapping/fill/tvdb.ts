import { z } from 'zod';
import type { AskJson } from '#platform/outbound/index.ts';
import type { EpisodeId } from '#slices/mapping/index.ts';
import type { EpisodeDatabase, ShowAnswer } from './database.ts';
import { refusal } from '../../reasons.ts';

const MOST_PAGES = 40;

const whole = z.number().int().nonnegative().max(2_147_483_647);
const loginSchema = z.looseObject({ data: z.looseObject({ token: z.string().min(1) }) });
const pageSchema = z.looseObject({
  data: z.looseObject({
    episodes: z
      .array(z.looseObject({ id: whole.positive(), seasonNumber: whole, number: whole }))
      .max(10_000),
  }),
  links: z.looseObject({ next: z.string().nullish() }).nullish(),
});

const fault = (status: number): ShowAnswer => ({
  outcome: 'fault',
  detail: `TheTVDB answered ${status}`,
});

/** TheTVDB, version 4: a token for the key, then pages of episodes in the order they aired. */
export const createTvdb = (
  ask: AskJson,
  { url, key }: { url: string; key: string },
): EpisodeDatabase => {
  const base = url.replace(/\/$/u, '');
  let token: string | undefined;
  const logIn = async (): Promise<string> => {
    const { json } = await ask({ address: `${base}/login`, body: { apikey: key } });
    const parsed = loginSchema.safeParse(json);
    if (!parsed.success) {
      throw refusal('FORBIDDEN', 'TVDB_KEY_REJECTED');
    }
    return parsed.data.data.token;
  };
  const askPage = async (show: number, page: number) => {
    token ??= await logIn();
    const address = `${base}/series/${show}/episodes/default?page=${page}`;
    const answer = await ask({ address, headers: { authorization: `Bearer ${token}` } });
    if (answer.status !== 401) return answer;
    token = await logIn();
    return ask({ address, headers: { authorization: `Bearer ${token}` } });
  };
  return {
    episodesOf: async (show): Promise<ShowAnswer> => {
      const episodes: EpisodeId[] = [];
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const { status, json } = await askPage(show, page);
        if (status === 404) return { outcome: 'unknown' };
        const parsed = pageSchema.safeParse(json);
        if (status !== 200 || !parsed.success) return fault(status);
        for (const { id, seasonNumber: season, number } of parsed.data.data.episodes) {
          if (season <= 10_000) episodes.push({ kind: 'tvdb', id, show, season, number });
        }
        if (!parsed.data.links?.next) break;
      }
      return { outcome: 'found', episodes };
    },
  };
};
