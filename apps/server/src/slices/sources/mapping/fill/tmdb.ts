import { z } from 'zod';
import type { AskJson } from '#platform/outbound/index.ts';
import type { EpisodeId } from '#slices/mapping/index.ts';
import type { EpisodeDatabase, ShowAnswer } from './database.ts';
import { refusal } from '../../reasons.ts';

/** Seasons one request may have appended. */
const MOST_APPENDED = 20;
const MOST_SEASONS = 200;

const whole = z.number().int().nonnegative().max(2_147_483_647);
const showSchema = z.looseObject({
  seasons: z.array(z.looseObject({ season_number: whole })).max(1_000),
});
const seasonSchema = z.looseObject({
  episodes: z
    .array(z.looseObject({ id: whole.positive(), season_number: whole, episode_number: whole }))
    .max(10_000),
});

const episodesIn = (show: number, answer: Record<string, unknown>): EpisodeId[] =>
  Object.entries(answer).flatMap(([name, value]) => {
    const season = name.startsWith('season/') ? seasonSchema.safeParse(value) : null;
    if (!season?.success) return [];
    return season.data.episodes
      .filter((episode) => episode.season_number <= 10_000)
      .map(({ id, season_number, episode_number }) => ({
        kind: 'tmdb' as const,
        id,
        show,
        season: season_number,
        number: episode_number,
      }));
  });

const cut = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / MOST_APPENDED) }, (_, i) =>
    items.slice(i * MOST_APPENDED, (i + 1) * MOST_APPENDED),
  );

/** TMDB: a show with twenty of its seasons is one request. A v4 token goes into a header, a v3 key into the address. */
export const createTmdb = (
  ask: AskJson,
  { url, key }: { url: string; key: string },
): EpisodeDatabase => {
  const isToken = key.startsWith('ey');
  const headers = isToken ? { authorization: `Bearer ${key}` } : {};
  const askShow = (show: number, seasons: readonly number[]) => {
    const address = new URL(`${url.replace(/\/$/u, '')}/tv/${show}`);
    if (!isToken) address.searchParams.set('api_key', key);
    const appended = seasons.map((season) => `season/${season}`).join(',');
    address.searchParams.set('append_to_response', appended);
    return ask({ address: address.href, headers });
  };
  const first = Array.from({ length: MOST_APPENDED }, (_, season) => season);
  return {
    episodesOf: async (show): Promise<ShowAnswer> => {
      const { status, json } = await askShow(show, first);
      if (status === 401 || status === 403) {
        throw refusal('FORBIDDEN', 'TMDB_KEY_REJECTED');
      }
      if (status === 404) return { outcome: 'unknown' };
      const parsed = showSchema.safeParse(json);
      if (status !== 200 || !parsed.success) {
        return { outcome: 'fault', detail: `TMDB answered ${status}` };
      }
      const episodes = episodesIn(show, parsed.data);
      const further = parsed.data.seasons
        .map(({ season_number }) => season_number)
        .filter((season) => season >= MOST_APPENDED)
        .slice(0, MOST_SEASONS);
      for (const seasons of cut(further)) {
        const more = await askShow(show, seasons);
        if (more.status !== 200)
          return { outcome: 'fault', detail: `TMDB answered ${more.status}` };
        episodes.push(...episodesIn(show, Object(more.json) as Record<string, unknown>));
      }
      return { outcome: 'found', episodes };
    },
  };
};
