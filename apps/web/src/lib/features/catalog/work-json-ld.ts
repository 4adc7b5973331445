import { externalLinks } from './external-site.ts';
import type { AnimePage, MangaPage } from './work-page.ts';

const given = (facts: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) => value != null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

const named = ({ titleRomaji, titleEnglish, titleNative }: AnimePage | MangaPage) => ({
  name: titleRomaji ?? titleEnglish ?? titleNative,
  alternateName: [...new Set([titleEnglish, titleNative])].filter((title) => title !== null),
});

/** An anime in the words of schema.org. */
export function animeJsonLd(anime: AnimePage, url: string): object {
  const isFilm = anime.format === 'MOVIE';
  return given({
    '@context': 'https://schema.org',
    '@type': isFilm ? 'Movie' : 'TVSeries',
    ...named(anime),
    url,
    image: `${url}/social.png`,
    inLanguage: 'ja',
    genre: anime.genres,
    productionCompany: anime.studios.map(({ name }) => ({ '@type': 'Organization', name })),
    ...(isFilm
      ? { datePublished: anime.startDate }
      : {
          startDate: anime.startDate,
          endDate: anime.endDate,
          numberOfEpisodes: anime.episodeCount,
        }),
    sameAs: externalLinks('anime', anime.externalIds).map((link) => link.url),
  });
}

/** A manga in the words of schema.org. */
export function mangaJsonLd(manga: MangaPage, url: string): object {
  return given({
    '@context': 'https://schema.org',
    '@type': 'Book',
    ...named(manga),
    url,
    image: `${url}/social.png`,
    datePublished: manga.startDate,
    author: manga.staff.map(({ name }) => ({ '@type': 'Person', name })),
    publisher: manga.publisher && { '@type': 'Organization', name: manga.publisher },
    genre: manga.genres,
    sameAs: externalLinks('manga', manga.externalIds).map((link) => link.url),
  });
}
