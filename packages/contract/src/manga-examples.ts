import type { ApiExample } from './example.ts';

/** Of the root fields about manga. */
export const MANGA_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'search-manga',
    field: 'searchManga',
    title: 'Search for a manga, with its authors and adaptations',
    query: `query SearchManga {
  searchManga(query: "monster", first: 3) {
    nodes {
      id
      titleNative
      titleEnglish
      volumeCount
      chapterCount
      staff {
        name
        role
      }
      relations {
        relationType
        anime {
          titleRomaji
        }
      }
    }
  }
}`,
  },
  {
    name: 'manga',
    field: 'manga',
    title: 'One manga',
    query: `query Manga {
  manga(id: "a730e7db-bdb8-5b3b-9d4f-1b9ab7ad2f48") {
    titleNative
    titleRomaji
    status
    startDate
    endDate
    magazine
    publisher
    volumeCount
    coverImage {
      large
      medium
      small
      color
      width
      height
      source
      sourceName
      license
      url
      originalUrl
    }
    bannerImage {
      large
      source
    }
    externalIds {
      site
      value
    }
  }
}`,
  },
  {
    name: 'mangas',
    field: 'mangas',
    title: 'Several manga by ID',
    query: `query Mangas {
  mangas(ids: ["a730e7db-bdb8-5b3b-9d4f-1b9ab7ad2f48", "058123b1-58c7-54b1-8f6e-16de7f5aff1a"]) {
    titleEnglish
    volumeCount
  }
}`,
  },
  {
    name: 'manga-by-external-id',
    field: 'mangaByExternalId',
    title: 'A manga by an external ID',
    query: `query MangaByExternalId {
  mangaByExternalId(site: "anilist", id: "30001") {
    id
    titleNative
  }
}`,
  },
  {
    name: 'manga-by-external-ids',
    field: 'mangaByExternalIds',
    title: 'Several manga by external IDs',
    query: `query MangaByExternalIds {
  mangaByExternalIds(ids: [{ site: "anilist", id: "30001" }, { site: "mal", id: "3" }]) {
    id
    titleEnglish
  }
}`,
  },
  {
    name: 'browse-manga',
    field: 'browseManga',
    title: 'The manga of one author',
    query: `query BrowseManga {
  browseManga(filter: { staff: { in: ["Naoki Urasawa"] } }, sort: START_DATE_DESC, first: 5) {
    totalCount
    nodes {
      titleEnglish
      startDate
      magazine
    }
  }
}`,
  },
];
