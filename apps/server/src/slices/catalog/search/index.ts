/**
 * Search by title, in process. Titles and queries are folded to one spelling (`fold`) and cut into grams; posting lists
 * in typed arrays yield the titles with most grams in common (`candidate`), which are ranked by how they hold or
 * resemble the query (`rank`). Queries of one or two characters are matched literally. Short titles within two errors are
 * found by their length and letters (`near-length`), since errors leave few grams of them; nicknames by the initials of titles
 * (`initials`) and by contractions (`contraction`), or by a list where no rule makes them (`nicknames.json`). A word of the query may ask for a kind of work
 * (`asked-kind`), and Chinese is read in simplified characters too (`han-variants`). Changes since the build sit in a small segment beside
 * the built one.
 */
import { inSlices } from '#platform/in-slices.ts';
import type { FlatPart } from './flat.ts';
import type { SearchEntry, TitleIndex } from './model.ts';
import { MergedTitleIndex } from './title-index.ts';

export type { FlatPart } from './flat.ts';
export { nicknamesOf, type FindTitles } from './nicknames.ts';
export { searchVersion } from './version.ts';
export type { EntryKind } from './entry-kind.ts';
export type { SearchEntry, SearchHit, TitleIndex } from './model.ts';

/** Builds the index in one go; blocks for seconds over hundreds of thousands of titles. */
export function buildTitleIndex(entries: Iterable<SearchEntry>): TitleIndex {
  const steps = MergedTitleIndex.inSteps(entries);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Builds the same index in slices, letting the event loop turn between them. `entries` must not change meanwhile. */
export function buildTitleIndexInSlices(
  entries: Iterable<SearchEntry>,
  budgetMs?: number,
): Promise<TitleIndex> {
  return inSlices(MergedTitleIndex.inSteps(entries), budgetMs);
}

/** The index that these arrays are of. It keeps them. @throws RangeError if they are of none */
export function titleIndexOfFlat(parts: readonly FlatPart[]): TitleIndex {
  return MergedTitleIndex.fromFlat(parts);
}
