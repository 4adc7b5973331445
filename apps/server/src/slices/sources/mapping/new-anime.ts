import { idOfSource } from '#platform/ids.ts';
import type { AnimeRecord, MediaStatus } from '#slices/catalog/index.ts';
import type { MappingFile } from '#slices/mapping/index.ts';
import { isAdultByList } from '../rules/adult.ts';
import { isLatin, nativeAmong } from '../rules/title-text.ts';

type MappingAnime = MappingFile['anime'][number];
type MappingFileRule = MappingFile['rules'][number];

const externalIdsOf = (anime: MappingAnime) =>
  (['anidb', 'mal', 'anilist'] as const).flatMap((site) => {
    const id = anime[site];
    return id === null ? [] : [{ site, id: String(id), isPrimary: true }];
  });

/** The id must come out the same from every file that names the work, so it is that of the first id it has. */
const idOf = (anime: MappingAnime): string => {
  const [first] = externalIdsOf(anime);
  return idOfSource(first ? `${first.site}:${first.id}` : `mapping:${anime.key}`);
};

const statusOf = ({ startOn, endOn }: MappingAnime, today: string): MediaStatus | null => {
  if (startOn !== null && startOn > today) return 'NOT_YET_RELEASED';
  if (endOn !== null) return endOn < today ? 'FINISHED' : 'RELEASING';
  return null;
};

/** A catalogue row from the little a mapping file says of an anime. What it does not say stays unknown. */
export const recordOfMappingAnime = (
  anime: MappingAnime,
  rules: readonly MappingFileRule[],
  now: Date,
): AnimeRecord => {
  const [title = anime.key] = anime.titles;
  const isFilm = rules.some(({ anime: key, level }) => key === anime.key && level === 'movie');
  const source = 'tsuzuki-mapping';
  return {
    id: idOf(anime),
    titleNative: nativeAmong(anime.titles) ?? title,
    titleRomaji: isLatin(title) ? title : null,
    titleEnglish: null,
    synonyms: anime.titles.map((text) => ({ text, lang: null })),
    format: isFilm ? 'MOVIE' : 'TV',
    status: statusOf(anime, now.toISOString().slice(0, 10)),
    season: null,
    seasonYear: null,
    startOn: anime.startOn,
    endOn: anime.endOn,
    episodeCount: anime.episodeCount,
    episodeCountSource: anime.episodeCount === null ? null : 'RECORDED',
    averageScore: null,
    popularity: null,
    isAdult: isAdultByList(anime.mal === null ? undefined : String(anime.mal)),
    genres: [],
    tags: [],
    studios: [],
    staff: [],
    material: null,
    country: null,
    officialSite: null,
    coverUrl: null,
    bannerUrl: null,
    durationMinutes: null,
    externalIds: externalIdsOf(anime),
    streaming: [],
    airing: [],
    premieres: [],
    provenance: { titleNative: source, episodeCount: source, externalIds: source },
  };
};
