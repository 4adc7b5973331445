import { idAt, type Work } from '../adapters/work.ts';

/** Whether two rows are one work, entered for its Japanese and for its Chinese broadcast. */
const areTwins = (a: Work, b: Work): boolean =>
  a.lang !== b.lang && a.run.beginMs === b.run.beginMs && (a.lang === 'ja' || b.lang === 'ja');

const unite = <T>(first: readonly T[], second: readonly T[], keyOf: (value: T) => string): T[] => {
  const known = new Set(first.map(keyOf));
  return [...first, ...second.filter((value) => !known.has(keyOf(value)))];
};

/** A work with the titles, ids and links of another row for it. */
export const withRow = (work: Work, other: Work): Work => {
  const translations = { ...work.translations };
  for (const [lang, titles] of Object.entries({
    ...other.translations,
    [other.lang]: [other.title],
  })) {
    translations[lang] = unite(translations[lang] ?? [], titles ?? [], (title) => title);
  }
  return {
    ...work,
    translations,
    officialSite: work.officialSite ?? other.officialSite,
    ids: unite(work.ids, other.ids, ({ site, id }) => `${site}:${id}`),
    streaming: unite(work.streaming, other.streaming, ({ service, url }) => `${service} ${url}`),
  };
};

/** Merges the rows that are one work; the Japanese one wins, links and ids are united. */
export const mergeTwins = (works: readonly Work[]): Work[] => {
  const merged: Work[] = [];
  const places = new Map<string, number>();
  for (const work of works) {
    const bangumi = idAt(work, 'bangumi');
    const place = bangumi === undefined ? undefined : places.get(bangumi);
    const rival = place === undefined ? undefined : merged[place];
    if (place !== undefined && rival && areTwins(rival, work)) {
      merged[place] = rival.lang === 'ja' ? withRow(rival, work) : withRow(work, rival);
    } else {
      if (bangumi !== undefined && place === undefined) places.set(bangumi, merged.length);
      merged.push(work);
    }
  }
  return merged;
};
