import type { App } from '#platform/app.ts';
import { defineResource } from '#platform/resource.ts';
import type { Anime } from '../anime.ts';
import { changeFeed } from '../change-feed.ts';
import { animeChanges, sourceChanges } from '../change-topics.ts';
import { listDataSources, type DataSource } from '../commands/data-source.ts';
import { loadAnime } from './load.ts';
import { Shelf } from './shelf.ts';
import { TitleFile } from './title-file.ts';

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

const loadInto = async (
  app: App,
  opened: Catalogue,
  ids: readonly string[] | null,
): Promise<void> => {
  if (!ids) return opened.replaceAll(await loadAnime(app, null));
  opened.replaceSome(ids, await loadAnime(app, ids));
  if (opened.isWorn) await opened.renewTitles();
};

/** The catalogue of this process, kept current by the change feed. */
export const catalogue = defineResource<Catalogue>({
  name: 'catalogue',
  open: async (app) => {
    const feed = await app.open(changeFeed);
    const opened = new Catalogue(TitleFile.of(app, 'anime'));
    await feed.subscribe(animeChanges, (ids) => loadInto(app, opened, ids));
    await feed.subscribe(sourceChanges, async () =>
      opened.replaceSources(await listDataSources(app)),
    );
    return opened;
  },
  close: (opened) => opened.close(),
});
