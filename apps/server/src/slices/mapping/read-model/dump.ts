import type { App } from '#platform/app.ts';
import {
  type Anime,
  catalogue,
  loadMappedEntries,
  type MappedEntry,
  recordedCount,
  titlesOf,
} from '#slices/catalog/index.ts';
import type { MappingDump } from '../formats/tsuzuki-write.ts';
import { loadEpisodes, loadRules } from './load.ts';

const SITES = ['anidb', 'mal', 'anilist'] as const;

const siteIds = ({ externalIds }: Anime) => {
  const idOf = (wanted: string): number | null => {
    const found = externalIds.find(({ site, isPrimary }) => site === wanted && isPrimary);
    return found ? Number(found.id) : null;
  };
  return { anidb: idOf('anidb'), mal: idOf('mal'), anilist: idOf('anilist') };
};

/** The key of an anime: an id that other instances know too, if it has one. */
const keyOf = (anime: Anime): string => {
  const ids = siteIds(anime);
  const site = SITES.find((of) => ids[of] !== null);
  return site ? `${site}:${ids[site]}` : anime.id;
};

const rowOf = (anime: Anime, entry: MappedEntry | undefined): MappingDump['anime'][number] => ({
  key: keyOf(anime),
  titles: [...new Set(titlesOf(anime))],
  ...siteIds(anime),
  episodeCount: recordedCount(anime),
  startOn: entry?.startOn ?? anime.startOn,
  endOn: entry?.endOn ?? anime.endOn,
});

/** The whole mapping of this instance, in the form of its own file format. */
export const dumpMapping = async (app: App): Promise<MappingDump> => {
  const titles = await app.open(catalogue);
  const [rules, episodes, entries] = [
    await loadRules(app),
    await loadEpisodes(app),
    await loadMappedEntries(app.db),
  ];
  const anime = new Map<string, Anime>();
  for (const id of [...rules.map(({ animeId }) => animeId), ...entries.keys()]) {
    const found = titles.get(id);
    if (found) anime.set(id, found);
  }
  return {
    anime: [...anime.values()].map((one) => rowOf(one, entries.get(one.id))),
    rules: rules.flatMap(({ animeId, ...rule }) => {
      const of = anime.get(animeId);
      return of ? [{ ...rule, anime: keyOf(of) }] : [];
    }),
    episodes,
  };
};
