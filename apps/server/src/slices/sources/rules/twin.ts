import { idAt, type Work } from '../adapters/work.ts';

/** Whether two rows are one work, entered for its Japanese and for its Chinese broadcast. */
const areTwins = (a: Work, b: Work): boolean =>
  a.lang !== b.lang && a.run.beginMs === b.run.beginMs && (a.lang === 'ja' || b.lang === 'ja');

const unite = <T>(first: readonly T[], second: readonly T[], keyOf: (value: T) => string): T[] => {
  const known = new Set(first.map(keyOf));
  return [...first, ...second.filter((value) => !known.has(keyOf(value)))];
};

const merge = (japanese: Work, other: Work): Work => {
  const translations = { ...japanese.translations };
  for (const [lang, titles] of Object.entries({
    ...other.translations,
    [other.lang]: [other.title],
  })) {
    translations[lang] = unite(translations[lang] ?? [], titles ?? [], (title) => title);
  }
  return {
    ...japanese,
    translations,
    officialSite: japanese.officialSite ?? other.officialSite,
    ids: unite(japanese.ids, other.ids, ({ site, id }) => `${site}:${id}`),
    streaming: unite(
      japanese.streaming,
      other.streaming,
      ({ service, url }) => `${service} ${url}`,
    ),
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
      merged[place] = rival.lang === 'ja' ? merge(rival, work) : merge(work, rival);
    } else {
      if (bangumi !== undefined && place === undefined) places.set(bangumi, merged.length);
      merged.push(work);
    }
  }
  return merged;
};
