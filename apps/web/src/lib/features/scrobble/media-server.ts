/** A media server or a player, as its owner sees it. */
export interface MediaServer {
  readonly id: string;
  readonly kind: 'server_a' | 'server_b' | 'player';
  readonly name: string;
  readonly createdAt: string;
  readonly lastSeenAt: string | null;
  readonly settings: ServerSettings;
}

/** What its owner lets a media server record. */
export interface ServerSettings {
  readonly onlyUser: string | null;
  readonly episodeThreshold: number;
  readonly movieThreshold: number;
  readonly askFirst: boolean;
  readonly onlyOnList: boolean;
  readonly ignoredLibraries: readonly string[];
  readonly markedPlayed: boolean;
  readonly trackerIds: boolean;
}

/** A token at the only moment it is known. */
export interface MadeServer {
  readonly id: string;
  readonly kind: 'server_a' | 'server_b';
  readonly name: string;
  readonly url: string;
}

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;

/** Whether an address leads nowhere from another machine. */
export const isOfThisMachine = (url: string): boolean => THIS_MACHINE.test(new URL(url).hostname);

/** The kinds one can add; players come by themselves. */
export const KINDS: readonly { value: MadeServer['kind']; label: string }[] = [
  { value: 'server_a', label: 'Plex' },
  { value: 'server_b', label: 'Jellyfin' },
];
