/** Works a query brings: memory stays bounded while a large catalogue is loaded, and making works of a batch takes some ten milliseconds. */
const BATCH = 1_000;

/** The works to load: those of these ids, or (`null`) all. */
export type Wanted = readonly string[] | null;

/** A stretch of works in the order of their ids: after one id, up to and with another. */
export interface Stretch {
  ids: Wanted;
  after: string | null;
  upTo: string;
}

interface Reading<Row, Work> {
  /** The next rows after an id, in the order of their ids, at most so many. */
  rowsAfter: (after: string | null, most: number) => Promise<readonly Row[]>;
  /** The works of the rows of a stretch, with all that belongs to them. */
  worksOf: (rows: readonly Row[], stretch: Stretch) => Promise<readonly Work[]>;
}

/** Loads works batch by batch. The database reads the next one while a batch is turned into works. */
export const loadInBatches = async <Row extends { id: string }, Work>(
  ids: Wanted,
  { rowsAfter, worksOf }: Reading<Row, Work>,
): Promise<Work[]> => {
  const loaded: Work[] = [];
  let after: string | null = null;
  let coming = rowsAfter(after, BATCH);
  for (;;) {
    const rows = await coming;
    const upTo = rows.at(-1)?.id;
    if (upTo === undefined) return loaded;
    const isLast = rows.length < BATCH;
    if (!isLast) coming = rowsAfter(upTo, BATCH);
    // If this batch fails, nobody waits for the next one.
    coming.catch(() => {});
    for (const work of await worksOf(rows, { ids, after, upTo })) loaded.push(work);
    if (isLast) return loaded;
    after = upTo;
  }
};
