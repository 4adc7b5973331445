import { defineResource } from '#platform/resource.ts';
import { changeFeed, readListFiguresBy } from '#slices/catalog/index.ts';
import { figureChanges } from './change-topic.ts';
import type { ListFigures } from './model.ts';
import { readFigures } from './queries.ts';

/** What lists tell of works, by work. Works on no list that anybody may see are left out. */
interface KeptFigures {
  byWork: ReadonlyMap<string, ListFigures>;
}

/** The figures in memory, for filters and orders. They are read again when they were counted anew. */
export const listFigures = defineResource<KeptFigures>({
  name: 'list figures',
  open: async (app) => {
    const feed = await app.open(changeFeed);
    const kept: KeptFigures = { byWork: new Map() };
    await feed.subscribe(figureChanges, async () => {
      kept.byWork = await readFigures(app.db);
    });
    return kept;
  },
});

readListFiguresBy((app) => app.get(listFigures).byWork);
