import type { Tx } from '#platform/database/index.ts';
import { allowedWorks, type Media, shownWorkIds, withoutAdult } from '#slices/catalog/index.ts';
import { lineOf } from './line-of.ts';
import type { Reach } from './reach.ts';
import type { WorkLine } from './work-line.ts';

/** Works that are read at once: they keep the event loop busy for some ten milliseconds. */
const BATCH = 200;

/** The lines of some works, by their ids. Works of which no open source says what they are called have none. */
export const linesOf = async (
  tx: Tx,
  of: { medium: Media; ids: readonly string[] },
  { termsOf, isPublic }: Reach,
): Promise<Map<string, WorkLine>> => {
  const general = isPublic ? await withoutAdult(tx, of.medium, of.ids) : null;
  const ids = of.ids.filter((id) => general?.has(id) ?? true);
  const works = await allowedWorks(tx, { ...of, ids }, (source) => termsOf(source) !== null);
  return new Map([...works].map(([id, work]) => [id, lineOf(of.medium, work, termsOf)]));
};

/** The lines of all works of a medium, in batches, in the order of their ids. */
export async function* allLines(tx: Tx, medium: Media, reach: Reach): AsyncGenerator<WorkLine[]> {
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await shownWorkIds(tx, medium, { after, first: BATCH });
    if (ids.length === 0) return;
    yield [...(await linesOf(tx, { medium, ids }, reach)).values()];
    after = ids.at(-1)!;
  }
}
