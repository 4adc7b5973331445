import { batched } from '#platform/graphql/batch.ts';
import type { Media } from '#slices/catalog/values.ts';
import { favouriteWorks } from '#slices/lists/index.ts';

const favouriteOf = (media: Media) =>
  batched<string, true>(async ({ app, caller: { userId, scopes } }, workIds) => {
    if (userId === null || !scopes.includes('read:list')) return new Map();
    const favourites = new Set(await favouriteWorks(app.db, { userId, media }));
    return new Map(workIds.filter((id) => favourites.has(id)).map((id) => [id, true]));
  });

/** Whether works are favourites of the caller, with the scope to read lists. */
export const isFavourite = { ANIME: favouriteOf('ANIME'), MANGA: favouriteOf('MANGA') } as const;
