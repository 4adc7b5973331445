import { isBefore } from '#platform/partial-date.ts';
import type { RelationKind } from '../details.ts';
import type { Media } from '../media.ts';
import type { PartialDate } from '../model.ts';
import { titleKey } from './title-key.ts';

const INVERSES: Readonly<Record<RelationKind, RelationKind>> = {
  SOURCE: 'ADAPTATION',
  ADAPTATION: 'SOURCE',
  PREQUEL: 'SEQUEL',
  SEQUEL: 'PREQUEL',
  PARENT: 'SIDE_STORY',
  SIDE_STORY: 'PARENT',
  SPIN_OFF: 'PARENT',
  SUMMARY: 'PARENT',
  ALTERNATIVE: 'ALTERNATIVE',
  CHARACTER: 'CHARACTER',
  OTHER: 'OTHER',
};

/** What a work is to another one that is `kind` to it. */
export const inverseOf = (kind: RelationKind): RelationKind => INVERSES[kind];

/** What is known of a work for telling how it belongs to another one. */
export interface RelatedWork {
  medium: Media;
  format: string;
  titleNative: string;
  titleRomaji: string | null;
  startOn: PartialDate | null;
}

const SERIES: ReadonlySet<string> = new Set(['TV', 'TV_SHORT', 'ONA']);
const EXTRAS: ReadonlySet<string> = new Set(['OVA', 'SPECIAL']);
/** Titles that begin alike for so many characters name parts of one story. */
const SHARED_NATIVE = 3;
const SHARED_LATIN = 6;

const sharedStart = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};

const areKin = (a: RelatedWork, b: RelatedWork): boolean => {
  const isShared = (one: string, other: string, least: number): boolean => {
    const [first, second] = [titleKey(one), titleKey(other)];
    return sharedStart(first, second) >= Math.min(least, first.length, second.length);
  };
  if (a.titleRomaji !== null && b.titleRomaji !== null)
    return isShared(a.titleRomaji, b.titleRomaji, SHARED_LATIN);
  return isShared(a.titleNative, b.titleNative, SHARED_NATIVE);
};

/**
 * How another work belongs to one if a source only says that they belong together. Two series whose titles begin alike follow one another, an
 * OVA or a special stands beside its series, and a manga that began earlier is the source of an anime. All else is left open.
 */
export const kindOfRelated = (work: RelatedWork, other: RelatedWork): RelationKind => {
  if (work.startOn === null || other.startOn === null) return 'OTHER';
  const [isLater, isEarlier] = [
    isBefore(work.startOn, other.startOn),
    isBefore(other.startOn, work.startOn),
  ];
  if (work.medium !== other.medium) {
    if (work.medium === 'MANGA') return isLater ? 'ADAPTATION' : 'OTHER';
    return isEarlier ? 'SOURCE' : 'OTHER';
  }
  if (!areKin(work, other)) return 'OTHER';
  if (SERIES.has(work.format) && SERIES.has(other.format)) {
    if (isLater) return 'SEQUEL';
    return isEarlier ? 'PREQUEL' : 'OTHER';
  }
  if (SERIES.has(work.format) && EXTRAS.has(other.format)) return 'SIDE_STORY';
  if (EXTRAS.has(work.format) && SERIES.has(other.format)) return 'PARENT';
  return 'OTHER';
};
