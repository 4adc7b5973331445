import { batched } from '#platform/graphql/batch.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { shelfOf, visibleTo, type Anime, type Manga } from '#slices/catalog/index.ts';
import type { Recommendation } from './model.ts';
import { recommendationsOf } from './queries.ts';

/** A recommended work that the caller may see. */
export interface Recommended {
  /** Users who have both works on their lists. */
  shared: number;
  anime: Anime | null;
  manga: Manga | null;
}

const recommendations = batched<string, Recommendation[]>(({ app }, ids) =>
  recommendationsOf(app.db, ids),
);

/** The works on the lists of users who have a work, the closest first, as far as the caller may see them. */
export const readRecommended = async (
  context: RequestContext,
  { id }: { id: string },
): Promise<Recommended[]> => {
  const { app, caller } = context;
  const found = (await recommendations(context, id)) ?? [];
  const isVisible = visibleTo(caller);
  return found.flatMap(({ workId, shared }): Recommended[] => {
    const anime = shelfOf(app, 'ANIME').own(workId) ?? null;
    const manga = shelfOf(app, 'MANGA').own(workId) ?? null;
    const work = anime ?? manga;
    return work && isVisible(work) ? [{ shared, anime, manga }] : [];
  });
};
