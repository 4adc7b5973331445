import { stored } from '../platform/stored.ts';

/** What the person chose. */
export interface Settings {
  language: 'auto' | 'en' | 'ja';
  /** The share of an episode from which it counts as watched, in percent. */
  threshold: number;
  /** Whether the panel is shown on pages that play something. */
  panel: boolean;
  /** Whether what is watched in private windows counts too. */
  privateWindows: boolean;
  /** Whether the badge is shown on pages of the person's servers, where they are not signed in. It is unless they said no. */
  serverBadges?: boolean;
}

export const THRESHOLD = { least: 50, most: 95, usual: 80 } as const;

export const settings = stored<Settings>('local', 'settings', {
  language: 'auto',
  threshold: THRESHOLD.usual,
  panel: true,
  privateWindows: false,
});
