import { defineResource } from '#platform/resource.ts';
import type { Anime } from '../anime.ts';
import { changeFeed } from '../change-feed.ts';
import { animeChanges, sourceChanges } from '../change-topics.ts';
import { listDataSources, type DataSource } from '../commands/data-source.ts';
import { fillShelf } from './load-kept.ts';
import { loadAnime } from './load.ts';
import { Shelf } from './shelf.ts';
import { TitleFile } from './title-file.ts';
import { WorkFile } from './work-file.ts';

/** The anime of the catalogue in memory, and what the catalogue was made from. */
export class Catalogue extends Shelf<Anime> {
  #sources: ReadonlyMap<string, DataSource> = new Map();

  /** The sources the catalogue was made from, by name. */
  get sources(): DataSource[] {
    return [...this.#sources.values()];
  }

  source(key: string): DataSource | undefined {
    return this.#sources.get(key);
  }

  replaceSources(sources: readonly DataSource[]): void {
    this.#sources = new Map(sources.map((source) => [source.key, source]));
  }
}

/** The catalogue of this process, kept current by the change feed. */
export const catalogue = defineResource<Catalogue>({
  name: 'catalogue',
  open: async (app) => {
    const feed = await app.open(changeFeed);
    const file = WorkFile.of<Anime>(app, 'anime');
    const opened = new Catalogue(TitleFile.of(app, 'anime'), file);
    const loading = { medium: 'ANIME', file, load: loadAnime } as const;
    await feed.subscribe(animeChanges, async (ids) => {
      if (!ids) return fillShelf(app, opened, loading);
      opened.replaceSome(ids, await loadAnime(app, ids));
      if (opened.isWorn) await opened.renewTitles();
    });
    await feed.subscribe(sourceChanges, async () =>
      opened.replaceSources(await listDataSources(app)),
    );
    return opened;
  },
  close: (opened) => opened.close(),
});
