import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { refusal } from '../reasons.ts';
import { remoteListSettings } from '../settings.ts';
import { openRemote, type AskRemote } from './ask.ts';

const QUERY = `query ($name: String!, $type: MediaType!, $chunk: Int!) {
  MediaListCollection(userName: $name, type: $type, chunk: $chunk, perChunk: 500) {
    hasNextChunk
    lists { name isCustomList entries {
      id status score(format: POINT_100) progress progressVolumes repeat private notes hiddenFromStatusLists customLists
      startedAt { year month day } completedAt { year month day } updatedAt
      media { id idMal type title { romaji english native } episodes chapters }
    } }
  }
}`;

/** AniList's lists have at most 11,000 entries. */
const MOST_CHUNKS = 25;
/** AniList allows thirty requests a minute, and few at once. */
const PACE = { everyMs: 2_400, burst: 4 };

/** The user whose list is fetched. A private list needs a token of AniList, which we do not store. */
export interface AniListAsked {
  name: string;
  token: string | null;
}

const Collection = z.looseObject({ hasNextChunk: z.boolean().nullish() });
const Answer = z.object({
  data: z.object({ MediaListCollection: Collection.nullable() }).nullish(),
});
const Faults = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

const refuseFault = (name: string, json: unknown): never => {
  const message = Faults.safeParse(json).data?.errors[0]?.message ?? 'no reason was given';
  if (/private/iu.test(message)) throw refusal('BAD_USER_INPUT', 'ANILIST_LIST_PRIVATE', { name });
  if (/not found/iu.test(message))
    throw refusal('BAD_USER_INPUT', 'REMOTE_USER_NOT_FOUND', { service: 'AniList', name });
  throw refusal('BAD_USER_INPUT', 'ANILIST_FAULT', { fault: message.slice(0, 200) });
};

const readChunk = async (
  ask: AskRemote,
  address: string,
  variables: { name: string; type: 'ANIME' | 'MANGA'; chunk: number },
): Promise<z.infer<typeof Collection>> => {
  const { json } = await ask({ address, body: { query: QUERY, variables } });
  const collection = Answer.safeParse(json).data?.data?.MediaListCollection;
  return collection ?? refuseFault(variables.name, json);
};

/** Both lists of a user of AniList, as a file for the reader of its responses. @throws Refusal */
export const fetchAniList = async (app: App, { name, token }: AniListAsked): Promise<Buffer> => {
  const { anilistUrl } = app.settings.of(remoteListSettings);
  const ask = await openRemote(app, { title: 'AniList', bearer: token, pace: PACE });
  const data: Record<string, unknown> = {};
  for (const type of ['ANIME', 'MANGA'] as const) {
    for (let chunk = 1; chunk <= MOST_CHUNKS; chunk += 1) {
      const collection = await readChunk(ask, anilistUrl, { name, type, chunk });
      data[`${type}${chunk}`] = collection;
      if (!collection.hasNextChunk) break;
    }
  }
  return Buffer.from(JSON.stringify({ data }));
};
