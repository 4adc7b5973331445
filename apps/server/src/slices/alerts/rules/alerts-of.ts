import { DAY_MS } from '#platform/durations.ts';
import type { Alert } from '../model.ts';
/** How long after it happened people are still told of something, should no worker have run. */
const TOLD_FOR_MS = 3 * DAY_MS;
/** An episode that aired longer ago than this is no news. */
const EPISODE_TOLD_FOR_MS = DAY_MS;

/** Happens now and is told at once. */
const atOnce = (now: Date) => ({
  happensAt: now,
  dueAt: now,
  expiresAt: new Date(now.getTime() + TOLD_FOR_MS),
});

/** An airing that is near. */
export interface NearAiring {
  animeId: string;
  airingAt: string;
  episode: number | null;
  /** How often it had moved: one that is back at an earlier time is told again. */
  moves: number;
}

/** The key of the alert that tells that an episode aired. */
export const airedKey = (animeId: string, airingAt: string): string =>
  `EPISODE_AIRED ${animeId} ${airingAt}`;

/** What people are told of an airing: that it is near, and at its time that it aired. */
export const alertsOfAiring = (
  { animeId, airingAt, episode, moves }: NearAiring,
  now: Date,
): Alert[] => {
  const happensAt = new Date(airingAt);
  const again = moves > 0 ? ` ${moves}` : '';
  const work = { medium: 'ANIME', workId: animeId, happensAt } as const;
  const details = episode === null ? {} : { episode };
  const soon: Alert = {
    ...work,
    kind: 'AIRING_SOON',
    key: `AIRING_SOON ${animeId} ${airingAt}${again}`,
    details: { ...details, airingAt },
    dueAt: now,
    expiresAt: happensAt,
  };
  const aired: Alert = {
    ...work,
    kind: 'EPISODE_AIRED',
    key: airedKey(animeId, airingAt),
    details,
    dueAt: happensAt,
    expiresAt: new Date(happensAt.getTime() + EPISODE_TOLD_FOR_MS),
  };
  return [soon, aired];
};

/** A chapter that came out. */
export interface NewChapter {
  mangaId: string;
  label: string;
  language: string;
  title: string | null;
}

/** What people are told of a chapter. Each language is an alert of its own. */
export const alertOfChapter = (
  { mangaId, label, language, title }: NewChapter,
  now: Date,
): Alert => ({
  ...atOnce(now),
  kind: 'NEW_CHAPTER',
  key: `NEW_CHAPTER ${mangaId} ${language} ${label.slice(0, 200)}`,
  medium: 'MANGA',
  workId: mangaId,
  details: { chapter: label, language, ...(title !== null && { title: title.slice(0, 200) }) },
});

/** The date of a film in a region. */
export interface FilmDate {
  animeId: string;
  releaseId: string;
  region: string;
  kind: string;
  releasedOn: string;
  previousOn: string | null;
}

/** What people in the region are told of the date of a film. */
export const alertOfFilmDate = (
  { animeId, releaseId, region, kind, releasedOn, previousOn }: FilmDate,
  now: Date,
): Alert => ({
  ...atOnce(now),
  kind: 'FILM_DATE',
  key: `FILM_DATE ${releaseId} ${releasedOn}`,
  medium: 'ANIME',
  workId: animeId,
  details: {
    region,
    release: kind,
    date: releasedOn,
    ...(previousOn !== null && { previousDate: previousOn }),
  },
});

/** A service on which an anime can be watched. */
export interface Offer {
  animeId: string;
  service: string;
  url: string;
  regions: readonly string[] | null;
}

const MOST_REGIONS_IN_KEY = 60;

/** What people with the service are told. The regions are part of the details, because they decide who is told. */
export const alertOfOffer = ({ animeId, service, url, regions }: Offer, now: Date): Alert => {
  const where = regions?.toSorted().join(',') ?? '';
  return {
    ...atOnce(now),
    kind: 'NOW_STREAMING',
    key: `NOW_STREAMING ${animeId} ${service.slice(0, 60)} ${where.slice(0, MOST_REGIONS_IN_KEY * 3)}`,
    medium: 'ANIME',
    workId: animeId,
    details: { service, url, ...(regions !== null && { regions: where }) },
  };
};

/** A work and its sequel, as far as they are named to people who have the work. */
export interface NewSequel {
  medium: 'ANIME' | 'MANGA';
  workId: string;
  sequel: { id: string; title: string };
}

/** What people who have a work are told of its sequel. */
export const alertOfSequel = ({ medium, workId, sequel }: NewSequel, now: Date): Alert => ({
  ...atOnce(now),
  kind: 'SEQUEL_ANNOUNCED',
  key: `SEQUEL_ANNOUNCED ${workId} ${sequel.id}`,
  medium,
  workId,
  details: { sequel: sequel.title.slice(0, 200), sequelId: sequel.id },
});
