import type { WorkKind } from '#slices/catalog/words.ts';

/** Something that comes out: an episode that airs, or a chapter. */
export interface FeedItem {
  /** The same for the same episode or chapter, whenever it is told: `anime/<id>/5`. */
  key: string;
  kind: WorkKind;
  workId: string;
  /** Of the work. */
  title: string;
  /** The episode, or the chapter as it is printed; null where nobody counts them. */
  label: string | null;
  /** Title of the chapter. */
  subtitle: string | null;
  at: Date;
  /** `YYYY-MM-DD` where only the day is known. */
  day: string | null;
  /** How long it runs; null where it does not. */
  minutes: number | null;
  /** Whether it follows from the usual rhythm alone. */
  isProjected: boolean;
}

/** What a document of items is about. */
export interface FeedHead {
  title: string;
  username: string;
  locale: 'en' | 'ja';
  /** Address of the instance, without a slash at its end. */
  site: string;
  /** The feed's own secret address. */
  self: string;
  /** When the feed was made by its owner. */
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
