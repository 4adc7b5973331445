import { defineResource } from '#platform/resource.ts';
import { changeFeed } from '../change-feed.ts';
import { mangaChanges } from '../change-topics.ts';
import type { Manga } from '../manga.ts';
import { fillShelf } from './load-kept.ts';
import { loadManga } from './load-manga.ts';
import { renewMaterials } from './load-materials.ts';
import { Shelf } from './shelf.ts';
import { TitleFile } from './title-file.ts';
import { WorkFile } from './work-file.ts';

/** The manga of this process, kept current by the change feed. */
export const mangaCatalogue = defineResource<Shelf<Manga>>({
  name: 'manga catalogue',
  open: async (app) => {
    const feed = await app.open(changeFeed);
    const file = WorkFile.of<Manga>(app, 'manga');
    const shelf = new Shelf<Manga>(TitleFile.of(app, 'manga'), file);
    const loading = { medium: 'MANGA', file, load: loadManga, complete: renewMaterials } as const;
    await feed.subscribe(mangaChanges, async (ids) => {
      if (!ids) return fillShelf(app, shelf, loading);
      shelf.replaceSome(ids, await loadManga(app, ids));
      if (shelf.isWorn) await shelf.renewTitles();
    });
    return shelf;
  },
  close: (shelf) => shelf.close(),
});
