/** A media server or a player, as its owner sees it. */
export interface MediaServer {
  readonly id: string;
  readonly kind: 'server_a' | 'server_b' | 'player';
  readonly name: string;
  readonly createdAt: string;
  readonly lastSeenAt: string | null;
  readonly settings: ServerSettings;
}

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
}

/** A new token, which is shown only once. */
export interface MadeServer {
  readonly id: string;
  readonly kind: 'server_a' | 'server_b';
  readonly name: string;
  readonly url: string;
}

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;

/** Whether other machines cannot reach an address. */
export const isOfThisMachine = (url: string): boolean => THIS_MACHINE.test(new URL(url).hostname);

/** The kinds that people can add. Players appear by themselves. */
export const KINDS: readonly { value: MadeServer['kind']; label: string }[] = [
  { value: 'server_a', label: 'Plex' },
  { value: 'server_b', label: 'Jellyfin' },
];
