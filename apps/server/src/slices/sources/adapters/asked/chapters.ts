import { normalLabel, numberOf } from '#slices/releases/index.ts';
import type { FoundUnit } from './finding.ts';

/** Chapters that one release may have, such as a volume. */
const MOST_IN_ONE = 50;

const RANGE = /^(\d{1,5})\s?-\s?(\d{1,5})$/u;

/** The chapters that a source names at once: `10.5`, or `3-5`. Those without a number have no place among the others. */
const labelsIn = (text: string): string[] => {
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from === undefined || to === undefined) return [normalLabel(text)];
  const length = Number(to) - Number(from) + 1;
  if (length < 1 || length > MOST_IN_ONE) return [];
  return Array.from({ length }, (_, index) => String(Number(from) + index));
};

/** What a source says of chapters. */
export interface StatedChapters {
  /** Null for a work that has one chapter alone, or one without a number. */
  chapter: string | null | undefined;
  volume: string | null | undefined;
  language: string;
  title: string | null;
  releasedOn: string | null;
  url: string | null;
}

/** The units that a source's statement is about. */
export const chaptersOf = ({ chapter, volume, ...more }: StatedChapters): FoundUnit[] =>
  labelsIn(chapter?.trim() ?? '').flatMap((label) => {
    const position = numberOf(label);
    if (position === null) return [];
    return [
      {
        ...more,
        kind: 'CHAPTER' as const,
        label,
        position,
        volume: volume?.trim() ? normalLabel(volume).slice(0, 20) : null,
      },
    ];
  });
