import type { App } from '#platform/app.ts';
import type { Anime } from '#slices/catalog/index.ts';
import { MAPPING_KINDS, type MappingKind } from '../model.ts';
import { knownPlaceOf, type KnownPlace } from '../rules/show-place.ts';
import { mapping } from './mapping.ts';

/** `movie/372058`, `tv/95479`, `tv/95479/season/2`: how the catalogue writes ids of TMDB. */
const TMDB = /^(?<level>movie|tv)\/(?<id>\d{1,9})(?:\/season\/(?<season>\d{1,4}))?$/u;

const statedPlace: Readonly<Record<MappingKind, (id: string) => KnownPlace | null>> = {
  tmdb: (text) => {
    const { level, id, season } = TMDB.exec(text)?.groups ?? {};
    if (id === undefined) return null;
    const isFilm = level === 'movie';
    return {
      level: isFilm ? 'movie' : 'show',
      id: Number(id),
      season: season === undefined ? null : Number(season),
    };
  },
  tvdb: (text) =>
    /^\d{1,9}$/u.test(text) ? { level: 'show', id: Number(text), season: null } : null,
};

/** The id of an anime at a site; of several, the one that stands for it. Null without one. */
export const idAt = ({ externalIds }: Pick<Anime, 'externalIds'>, site: string): string | null => {
  const ids = externalIds.filter((each) => each.site === site);
  return (ids.find(({ isPrimary }) => isPrimary) ?? ids[0])?.id ?? null;
};

/** Where TMDB and TVDB have an anime, as the mapping says, and otherwise as its own ids do; null where neither does. */
export const knownAt = (app: App, anime: Anime): Record<MappingKind, KnownPlace | null> => {
  const rules = app.get(mapping).rulesAbout(anime.id);
  const at = (kind: MappingKind): KnownPlace | null =>
    knownPlaceOf(rules, kind) ?? statedPlace[kind](idAt(anime, kind) ?? '');
  return Object.fromEntries(MAPPING_KINDS.map((kind) => [kind, at(kind)])) as Record<
    MappingKind,
    KnownPlace | null
  >;
};
