/** A media server, a player or the browser extension, as its owner sees it. */
export interface MediaServer {
  readonly id: string;
  readonly kind: 'server_a' | 'server_b' | 'player' | 'extension';
  /** The program it was made for; null for players and the extension, and if nobody said. */
  readonly software: 'plex' | 'tautulli' | 'jellyfin' | 'emby' | null;
  readonly name: string;
  readonly createdAt: string;
  readonly lastSeenAt: string | null;
  readonly settings: ServerSettings;
  /** Its users who watched something, those who count first. */
  readonly users: readonly { readonly name: string; readonly isCounted: boolean }[];
  /** Where its library is read, if its owner allows that. */
  readonly library: { readonly address: string; readonly allowedAt: string } | null;
}

/** Whether it reports with an API key or as a connected app, so that it has no webhook URL, users or libraries. */
export const isProgram = ({ kind }: Pick<MediaServer, 'kind'>): boolean =>
  kind === 'player' || kind === 'extension';

/** The settings of what a media server may record. */
export interface ServerSettings {
  readonly onlyUser: string | null;
  readonly episodeThreshold: number;
  readonly movieThreshold: number;
  readonly askFirst: boolean;
  readonly onlyOnList: boolean;
  readonly ignoredLibraries: readonly string[];
  readonly markedPlayed: boolean;
  readonly trackerIds: boolean;
  readonly sureMatches: boolean;
  readonly allUsers: boolean;
}

/** A new token, which is shown only once. */
export interface MadeServer {
  readonly id: string;
  readonly kind: 'server_a' | 'server_b';
  readonly software: MediaServer['software'];
  readonly name: string;
  readonly url: string;
}

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;

/** Whether other machines cannot reach an address. */
export const isOfThisMachine = (url: string): boolean => THIS_MACHINE.test(new URL(url).hostname);

/** Whether its owner has not said yet whose plays count. */
export const isAskingUsers = ({ users, settings }: MediaServer): boolean =>
  users.length > 1 && settings.onlyUser === null && !settings.allUsers;
