import type { ApiExample } from './example.ts';

/** Of what the page of a work shows beside its facts: what it is about, characters, episodes, what users of the instance have. */
export const DETAIL_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'work-details',
    field: 'searchAnime',
    title: 'What an anime is about, its characters, episodes and relations',
    query: `query WorkDetails {
  searchAnime(query: "frieren", first: 1) {
    nodes {
      durationMinutes
      description(lang: "en") {
        text
        lang
        source
        license
      }
      trailers
      characters(first: 10) {
        edges {
          cursor
          node {
            role
            character {
              name
              nameNative
            }
            voices {
              lang
              person {
                name
              }
            }
          }
        }
      }
      episodes(first: 30) {
        totalCount
        edges {
          cursor
          node {
            number
            title(lang: "en")
            airedOn
          }
        }
      }
      relations {
        relationType
        anime {
          titleRomaji
        }
        manga {
          titleRomaji
        }
      }
    }
  }
}`,
  },
  {
    name: 'trending-anime',
    field: 'trendingAnime',
    title: 'What users of this instance watch, and what they watch beside it',
    mayBeEmpty: true,
    query: `query TrendingAnime {
  trendingAnime(first: 10) {
    nodes {
      titleRomaji
      listFigures {
        users
        scores
        meanScore
        recentUsers
      }
      recommendations(first: 5) {
        edges {
          cursor
          node {
            shared
            anime {
              titleRomaji
            }
            manga {
              titleRomaji
            }
          }
        }
      }
    }
  }
}`,
  },
  {
    name: 'trending-manga',
    field: 'trendingManga',
    title: 'What users of this instance read',
    mayBeEmpty: true,
    query: `query TrendingManga {
  trendingManga(first: 10) {
    nodes {
      titleRomaji
      listFigures {
        users
        recentUsers
      }
    }
  }
}`,
  },
  {
    name: 'character',
    field: 'character',
    title: 'A character and the works they appear in',
    mayBeEmpty: true,
    query: `query Character {
  character(id: "5b0c7d4e-3f0d-5c39-8d52-1f0f6a4c9e11") {
    name
    nameNative
    appearances(first: 10) {
      nodes {
        role
        anime {
          titleRomaji
        }
        manga {
          titleRomaji
        }
      }
    }
  }
}`,
  },
];
