import type { Locale } from '#lib/i18n/locale.ts';
import type { Preferences } from '#lib/preferences/preferences.ts';
import { seasonName } from '#lib/time/season.ts';
import type { AnimeCard } from './anime.ts';
import { episodesLabel, lengthLabel, yearOf } from './caption.ts';
import type { MangaCard } from './manga.ts';
import { mainTitle } from './title.ts';
import type { AnimePage, MangaPage } from './work-page.ts';
import { workWords } from './work-words.ts';
import { catalogWords } from './words.ts';

/** The year of an anime. */
export const animeYear = ({ seasonYear, startDate }: AnimeCard): number | null =>
  seasonYear ?? yearOf(startDate);

/** "Spring 2026", or null if its season is not known. */
export const premiereOf = ({ season, seasonYear }: AnimeCard, locale: Locale): string | null =>
  season && seasonYear ? seasonName({ season, year: seasonYear }, locale) : null;

type Facts = readonly (string | null)[];

/** What stands below the titles of an anime; null for what is not known. */
export function animeFacts(anime: AnimeCard & Pick<AnimePage, 'status'>, locale: Locale): Facts {
  const say = catalogWords(locale);
  const year = animeYear(anime);
  return [
    say.formats(anime.format),
    premiereOf(anime, locale) ?? (year === null ? null : String(year)),
    episodesLabel(anime, say),
    anime.status && say.statuses(anime.status),
  ];
}

/** What stands below the titles of a manga; null for what is not known. */
export function mangaFacts(manga: MangaCard & Pick<MangaPage, 'status'>, locale: Locale): Facts {
  const say = catalogWords(locale);
  const year = yearOf(manga.startDate);
  return [
    say.formats(manga.format),
    year === null ? null : String(year),
    lengthLabel(manga, say),
    manga.status && say.mangaStatuses(manga.status),
  ];
}

/** What search engines say of an anime. */
export const describeAnime = (anime: AnimePage, { locale, titles }: Preferences): string =>
  workWords(locale).animeDescription(
    mainTitle(anime, titles).text,
    known(animeFacts(anime, locale)),
  );

/** What search engines say of a manga. */
export const describeManga = (manga: MangaPage, { locale, titles }: Preferences): string =>
  workWords(locale).mangaDescription(
    mainTitle(manga, titles).text,
    known(mangaFacts(manga, locale)),
  );

const known = (facts: Facts): string => facts.filter((fact) => fact !== null).join(', ');
