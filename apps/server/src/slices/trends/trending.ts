import type { ListFigures } from './model.ts';

type ByWork = ReadonlyMap<string, ListFigures>;

const inOrder = (byWork: ByWork): readonly string[] =>
  [...byWork]
    .filter(([, { recentUsers }]) => recentUsers > 0)
    .toSorted(
      ([idOfA, a], [idOfB, b]) =>
        b.recentUsers - a.recentUsers || b.users - a.users || (idOfA < idOfB ? -1 : 1),
    )
    .map(([id]) => id);

/** Figures are replaced as a whole, so they are put in order once. */
const known = new WeakMap<ByWork, readonly string[]>();

/** The works with which users did something lately, most users first. */
export const trendingIds = (byWork: ByWork): readonly string[] => {
  const ids = known.get(byWork) ?? inOrder(byWork);
  known.set(byWork, ids);
  return ids;
};
