import type { Tx } from '#platform/database/index.ts';
import { allowedWorks, type Media, shownWorkIds } from '#slices/catalog/index.ts';
import type { TermsOfSource } from '../rules/pass-on.ts';
import { lineOf } from './line-of.ts';
import type { WorkLine } from './work-line.ts';

/** Works that are read at once: they keep the event loop busy for some ten milliseconds. */
const BATCH = 200;

/** The lines of some works, by their ids. Works of which no open source says what they are called have none. */
export const linesOf = async (
  tx: Tx,
  of: { medium: Media; ids: readonly string[] },
  termsOf: TermsOfSource,
): Promise<Map<string, WorkLine>> => {
  const works = await allowedWorks(tx, of, (source) => termsOf(source) !== null);
  return new Map([...works].map(([id, work]) => [id, lineOf(of.medium, work, termsOf)]));
};

/** The lines of all works of a medium, in batches, in the order of their ids. */
export async function* allLines(
  tx: Tx,
  medium: Media,
  termsOf: TermsOfSource,
): AsyncGenerator<WorkLine[]> {
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await shownWorkIds(tx, medium, { after, first: BATCH });
    if (ids.length === 0) return;
    yield [...(await linesOf(tx, { medium, ids }, termsOf)).values()];
    after = ids.at(-1)!;
  }
}
