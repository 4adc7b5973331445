import type { WebhookData, WebhookEventType } from './events.ts';

type Anime = WebhookData<'episode.airing'>['anime'];

const frieren: Anime = {
  id: '8f8ef296-fd54-5f74-8819-e88974765be3',
  media: 'ANIME',
  titles: {
    native: '葬送のフリーレン',
    romaji: 'Sousou no Frieren',
    english: 'Frieren: Beyond Journey’s End',
  },
  isAdult: false,
  url: 'https://tsuzuki.example/anime/8f8ef296-fd54-5f74-8819-e88974765be3',
  externalIds: [
    { site: 'anilist', id: '154587' },
    { site: 'mal', id: '52991' },
  ],
};

const film: Anime = {
  id: '0198c0de-0000-7000-8000-000000000012',
  media: 'ANIME',
  titles: { native: '君の名は。', romaji: 'Kimi no Na wa.', english: 'Your Name.' },
  isAdult: false,
  url: 'https://tsuzuki.example/anime/0198c0de-0000-7000-8000-000000000012',
  externalIds: [{ site: 'anilist', id: '21519' }],
};

const manga: WebhookData<'chapter.released'>['manga'] = {
  id: '0198c0de-0000-7000-8000-000000000021',
  media: 'MANGA',
  titles: { native: 'よつばと！', romaji: 'Yotsuba to!', english: 'Yotsuba&!' },
  isAdult: false,
  url: 'https://tsuzuki.example/manga/0198c0de-0000-7000-8000-000000000021',
  externalIds: [{ site: 'anilist', id: '30104' }],
};

/** An example of what each type of event says: the docs show it, and test events carry it. */
export const WEBHOOK_EXAMPLES: { readonly [Type in WebhookEventType]: WebhookData<Type> } = {
  'episode.airing': {
    anime: frieren,
    episode: 28,
    airingAt: '2026-11-27T14:00:00.000Z',
    previousAiringAt: null,
    isProjected: false,
  },
  'chapter.released': {
    manga,
    chapter: {
      id: '0198c0de-0000-7000-8000-000000000022',
      label: '110',
      title: 'Yotsuba & Snow',
      language: 'en',
      releasedOn: '2026-11-27',
    },
  },
  'movie.release_date': {
    anime: film,
    release: {
      id: '0198c0de-0000-7000-8000-000000000013',
      region: 'JP',
      kind: 'THEATRICAL',
      releasedOn: '2026-12-18',
      previousOn: '2026-12-11',
    },
  },
  'streaming.available': {
    anime: frieren,
    offer: {
      service: 'crunchyroll',
      url: 'https://www.crunchyroll.com/series/GG5H5XQX4',
      regions: ['US', 'GB'],
      startsAt: '2026-11-27T15:00:00.000Z',
    },
  },
  'webhook.ping': { endpointId: '0198c0de-0000-7000-8000-000000000001' },
};
