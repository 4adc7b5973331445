import type { App } from '#platform/app.ts';
import {
  type Anime,
  catalogue,
  type Manga,
  mangaCatalogue,
  type Media,
  recordedCount,
} from '#slices/catalog/index.ts';
import { mapping, placeOf } from '#slices/mapping/index.ts';
import type { WorkToAsk } from '../adapters/asked/finding.ts';
import type { AskedSource } from './asked-source.ts';

/** A work that a source can be asked about. */
export interface Askable {
  work: WorkToAsk;
  ref: string;
  popularity: number;
}

/** The works that are here, as sources are asked about them. */
export interface Works {
  get: (medium: Media, id: string) => WorkToAsk | null;
  /** Those a source can be asked about: those that air first, of others those that most people look at. */
  askable: (source: AskedSource) => Askable[];
}

const OVER = new Set(['FINISHED', 'CANCELLED']);

const commonOf = (work: Anime | Manga) => ({
  id: work.id,
  startOn: work.startOn,
  isAiring: work.status !== null && !OVER.has(work.status),
  ids: new Map(
    work.externalIds
      .toSorted((a, b) => Number(a.isPrimary) - Number(b.isPrimary))
      .map(({ site, id }) => [site, id]),
  ),
});

const byWorth = (a: Askable, b: Askable): number =>
  Number(b.work.isAiring) - Number(a.work.isAiring) ||
  b.popularity - a.popularity ||
  (b.work.startOn ?? '').localeCompare(a.work.startOn ?? '') ||
  a.work.id.localeCompare(b.work.id);

/** Opens the works for asking about them. */
export const openWorks = async (app: App): Promise<Works> => {
  const anime = await app.open(catalogue);
  const manga = await app.open(mangaCatalogue);
  const graph = await app.open(mapping);
  const ofAnime = (work: Anime): WorkToAsk => {
    const rules = graph.rulesAbout(work.id);
    const places = { tmdb: placeOf(rules, 'tmdb'), tvdb: placeOf(rules, 'tvdb') };
    return { ...commonOf(work), medium: 'ANIME', episodeCount: recordedCount(work), places };
  };
  const ofManga = (work: Manga): WorkToAsk => ({
    ...commonOf(work),
    medium: 'MANGA',
    episodeCount: null,
    places: { tmdb: null, tvdb: null },
  });
  const all = (medium: Media): { shown: Anime | Manga; work: WorkToAsk }[] =>
    medium === 'ANIME'
      ? [...anime.all()].map((work) => ({ shown: work, work: ofAnime(work) }))
      : [...manga.all()].map((work) => ({ shown: work, work: ofManga(work) }));
  return {
    get: (medium, id) => {
      if (medium === 'ANIME') {
        const work = anime.get(id);
        return work && !work.isHidden ? ofAnime(work) : null;
      }
      const work = manga.get(id);
      return work && !work.isHidden ? ofManga(work) : null;
    },
    askable: (source) =>
      source.media
        .flatMap(all)
        .flatMap(({ shown, work }) => {
          const ref = shown.isHidden ? null : source.refOf(work);
          return ref === null ? [] : [{ work, ref, popularity: shown.popularity ?? 0 }];
        })
        .toSorted(byWorth),
  };
};
