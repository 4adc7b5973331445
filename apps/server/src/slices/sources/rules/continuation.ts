import { idAt, type Work } from '../adapters/work.ts';
import { withRow } from './twin.ts';

/** Databases that have one entry for a work, however many rows the source has. */
const ENTRY_SITES = ['mal', 'anilist', 'anidb'];

const isSameEntry = (a: Work, b: Work): boolean =>
  ENTRY_SITES.every((site) => idAt(a, site) !== undefined && idAt(a, site) === idAt(b, site));

/** An arc (編) of a story, unlike recaps, specials and side stories. Seasons may have an entry of their own that the source does not know. */
const NAME_OF_ARC = /(?<!総集|特別|番外)編$/u;

/**
 * Whether a row is an arc with which a series went on after a break, as ONE PIECE エルバフ編 of ONE PIECE: every other
 * database has both under one entry, and the arc has the name of the series before its own.
 */
const isArcOf = (arc: Work, series: Work): boolean =>
  series.run.format === 'TV' &&
  arc.run.format === 'TV' &&
  series.run.endMs !== null &&
  series.run.endMs < arc.run.beginMs &&
  idAt(series, 'bangumi') !== idAt(arc, 'bangumi') &&
  arc.title.startsWith(`${series.title} `) &&
  NAME_OF_ARC.test(arc.title) &&
  isSameEntry(series, arc);

/** The series with the run of its arc after its own. Of the ids of the arc only that of its own entry is another. */
const continueWith = (series: Work, arc: Work): Work => ({
  ...withRow(series, { ...arc, ids: arc.ids.filter(({ site }) => site === 'bangumi') }),
  run: {
    ...series.run,
    endMs: arc.run.endMs,
    recurrence: arc.run.recurrence,
    parts: [...(series.run.parts ?? [series.run]), arc.run],
  },
});

/** Joins each arc that is a row of its own to its series. */
export const joinArcs = (works: readonly Work[]): Work[] => {
  const grown = new Map<Work, Work>();
  const arcs = new Set<Work>();
  for (const rows of Map.groupBy(works, (work) => idAt(work, 'mal')).values()) {
    const [series, ...later] = rows.toSorted((a, b) => a.run.beginMs - b.run.beginMs);
    for (const row of later) {
      const whole = grown.get(series!) ?? series!;
      if (!isArcOf(row, whole)) continue;
      grown.set(series!, continueWith(whole, row));
      arcs.add(row);
    }
  }
  return works.filter((work) => !arcs.has(work)).map((work) => grown.get(work) ?? work);
};
