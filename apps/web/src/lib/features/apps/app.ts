/** An app made for AniList, as its owner registered it. */
export interface RegisteredApp {
  readonly id: string;
  readonly clientId: number;
  readonly name: string;
  readonly redirectUri: string | null;
  readonly createdAt: string;
}

/** An app that was just registered; its secret is null if the app brought it along. */
export interface MadeApp extends RegisteredApp {
  readonly secret: string | null;
}

/** A token of an app. */
export interface AppToken {
  readonly id: string;
  readonly appId: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
}

/** What our page shows to be copied, for apps without an address to return to. */
export interface Shown {
  readonly access_token?: string;
  readonly code?: string;
  readonly error?: string;
}
