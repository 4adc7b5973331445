import type { App } from '#platform/app.ts';
import { catalogue, type Anime } from '#slices/catalog/index.ts';
import { listedEntries, type ListStatus } from '#slices/lists/index.ts';

/**
 * The anime on a list that a program with a secret address may read, most recently changed first: no private entries, none that are only on
 * custom lists, and no adult titles, because whoever has the address is anonymous.
 */
export const listedAnime = async (
  app: App,
  userId: string,
  statuses: readonly ListStatus[],
): Promise<Anime[]> => {
  const of = { userId, media: 'ANIME', reading: 'followers', statuses } as const;
  const listed = await listedEntries(app.db, of);
  return listed
    .flatMap(({ workId }) => app.get(catalogue).get(workId) ?? [])
    .filter(({ isAdult }) => !isAdult);
};
