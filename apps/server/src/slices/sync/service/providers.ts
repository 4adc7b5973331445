/** Where a service is, and how people let us into their accounts there. */
export interface Provider {
  /** The base address of its API. Null where every link has its own. */
  api: string | null;
  /** OAuth: where people are sent, and where a code becomes tokens. */
  authorize?: string;
  token?: string;
  /** It lets in only programs that are registered with it. */
  needsClient: boolean;
  scope?: string;
  /** Whether a refresh token is good for anything; by default it is. */
  refreshes?: boolean;
  /** The site of the catalogue whose ids are those of its works. */
  site: string;
}

/** By the ids of the connectors. */
export const PROVIDERS = {
  anilist: {
    api: 'https://graphql.anilist.co',
    authorize: 'https://anilist.co/api/v2/oauth/authorize',
    token: 'https://anilist.co/api/v2/oauth/token',
    refreshes: false,
    needsClient: true,
    site: 'anilist',
  },
  mal: {
    api: 'https://api.myanimelist.net/v2',
    authorize: 'https://myanimelist.net/v1/oauth2/authorize',
    token: 'https://myanimelist.net/v1/oauth2/token',
    needsClient: true,
    site: 'mal',
  },
  kitsu: {
    api: 'https://kitsu.app/api/edge',
    token: 'https://kitsu.app/api/oauth/token',
    needsClient: false,
    site: 'kitsu',
  },
  simkl: {
    api: 'https://api.simkl.com',
    authorize: 'https://simkl.com/oauth/authorize',
    token: 'https://api.simkl.com/oauth/token',
    needsClient: true,
    site: 'mal',
  },
  shikimori: {
    api: 'https://shikimori.io/api',
    authorize: 'https://shikimori.io/oauth/authorize',
    token: 'https://shikimori.io/oauth/token',
    scope: 'user_rates',
    needsClient: true,
    site: 'mal',
  },
  trakt: {
    api: 'https://api.trakt.tv',
    authorize: 'https://auth.trakt.tv/oauth/authorize',
    token: 'https://auth.trakt.tv/oauth/token',
    needsClient: true,
    site: 'tsuzuki',
  },
  annict: {
    api: 'https://api.annict.com/graphql',
    authorize: 'https://annict.com/oauth/authorize',
    token: 'https://api.annict.com/oauth/token',
    scope: 'read write',
    needsClient: true,
    site: 'annict',
  },
  mangaupdates: {
    api: 'https://api.mangaupdates.com/v1',
    needsClient: false,
    site: 'mangaupdates',
  },
  bangumi: {
    api: 'https://api.bgm.tv',
    authorize: 'https://bgm.tv/oauth/authorize',
    token: 'https://bgm.tv/oauth/access_token',
    needsClient: true,
    site: 'bangumi',
  },
  mangadex: {
    api: 'https://api.mangadex.org',
    token: 'https://auth.mangadex.org/realms/mangadex/protocol/openid-connect/token',
    needsClient: false,
    site: 'mangadex',
  },
  tsuzuki: { api: null, needsClient: false, site: 'tsuzuki' },
} as const satisfies Readonly<Record<string, Provider>>;

export type ServiceName = keyof typeof PROVIDERS;

export const SERVICES = Object.keys(PROVIDERS) as [ServiceName, ...ServiceName[]];

export const isService = (name: string): name is ServiceName => Object.hasOwn(PROVIDERS, name);
