import type { Media } from '#slices/catalog/values.ts';
import type { notices } from './vocabulary.ts';

/** What can happen to a work. */
export type AlertKind = keyof typeof notices;

export const ALERT_KINDS = [
  'AIRING_SOON',
  'EPISODE_AIRED',
  'NEW_CHAPTER',
  'FILM_DATE',
  'NOW_STREAMING',
  'SEQUEL_ANNOUNCED',
] as const satisfies readonly AlertKind[];

/** What a text about an alert names, such as `episode` or `service`. */
export type AlertDetails = Readonly<Record<string, string | number>>;

/** Something that happened to a work, or is about to. */
export interface Alert {
  /** Names what happened. The same key is one alert. */
  key: string;
  kind: AlertKind;
  medium: Media;
  /** The work that people have on their lists. */
  workId: string;
  details: AlertDetails;
  happensAt: Date;
  /** When people are told. */
  dueAt: Date;
  /** After that nobody is told any more. */
  expiresAt: Date;
}
