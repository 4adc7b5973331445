import type { WorkKind } from '#slices/catalog/values.ts';

/** A release: an episode that airs, or a chapter. */
export interface FeedItem {
  /** The same key for the same episode or chapter every time: `anime/<id>/5`. */
  key: string;
  kind: WorkKind;
  workId: string;
  /** The title of the work. */
  title: string;
  /** The episode, or the chapter as printed; null if it has no number. */
  label: string | null;
  /** The title of the chapter. */
  subtitle: string | null;
  at: Date;
  /** `YYYY-MM-DD` if only the day is known. */
  day: string | null;
  /** Its length; null for a chapter. */
  minutes: number | null;
  /** Whether it is only projected from the usual schedule. */
  isProjected: boolean;
}

/** The head of a document. */
export interface FeedHead {
  title: string;
  username: string;
  locale: 'en' | 'ja';
  /** The address of the instance, without a slash at its end. */
  site: string;
  /** The feed's own secret address. */
  self: string;
  /** When its owner created the feed. */
  madeAt: Date;
  now: Date;
}

/** `Episode 5`, `第5話`. */
export const unitWords = (
  { kind, label }: Pick<FeedItem, 'kind' | 'label'>,
  locale: FeedHead['locale'],
): string => {
  if (label === null) return locale === 'ja' ? '新しい話' : 'New episode';
  if (locale === 'ja') return /^[\d.]+$/u.test(label) ? `第${label}話` : label;
  return `${kind === 'anime' ? 'Episode' : 'Chapter'} ${label}`;
};

/** The page of its work. */
export const pageOf = ({ kind, workId }: FeedItem, { site }: FeedHead): string =>
  `${site}/${kind}/${workId}`;
