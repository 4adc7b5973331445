import { titleKey } from '#slices/catalog/values.ts';
import { misfitOf } from './romaji-title.ts';
import { separateSeasons } from './season-notation.ts';
import { titlesOf, type TitleFacts, type Titles } from './title.ts';

/** What a work is called natively, without what tells it from its other seasons and versions. */
const baseOf = (native: string): string =>
  titleKey(separateSeasons(native.replace(/[(（][^)）]*[)）]\s*$/u, '')).base);

interface Named {
  facts: TitleFacts;
  base: string;
  titles: Titles;
}

/** Works by their titles: native, romaji, and those stated to be English. */
const byTitle = (works: readonly Named[]): ReadonlyMap<string, Named[]> => {
  const bearers = new Map<string, Named[]>();
  for (const work of works) {
    const { romaji, english } = work.titles;
    const stated = english !== null && !english.isAlias ? english.text : null;
    const keys = [work.facts.native, romaji?.text, stated].flatMap((text) =>
      text ? [titleKey(text)] : [],
    );
    for (const key of new Set(keys)) bearers.set(key, [...(bearers.get(key) ?? []), work]);
  }
  return bearers;
};

/** A name is heard better in one of two titles if they differ by more than how they write a sound. */
const CLEARLY_BETTER = 0.03;

/**
 * Whether a name that two works bear is that of the other one: it is heard better in its title, or, as English is heard in neither,
 * this work continues the other one.
 */
const belongsTo = (other: Named, work: Named, name: string): boolean => {
  if (other.base === work.base) return false;
  const misfit = misfitOf(other.facts.native, name);
  const ownMisfit = misfitOf(work.facts.native, name);
  const isEnglish = !Number.isFinite(misfit) && !Number.isFinite(ownMisfit);
  return isEnglish ? work.base.startsWith(other.base) : misfit < ownMisfit - CLEARLY_BETTER;
};

/** The aliases among the chosen titles of a work that are titles of another work. */
const foreignNames = (work: Named, bearers: ReadonlyMap<string, Named[]>): string[] =>
  (['romaji', 'english'] as const).flatMap((field) => {
    const title = work.titles[field];
    if (!title?.isAlias || titleKey(title.text) === titleKey(work.facts.native)) return [];
    const others = bearers.get(titleKey(title.text)) ?? [];
    return others.some((other) => belongsTo(other, work, title.text)) ? [titleKey(title.text)] : [];
  });

/**
 * The titles of all works of the catalogue. Aliases of a work are often those of its kin: one that titles another work is
 * chosen for no title, and stays a synonym.
 */
export const titlesOfAll = (all: readonly TitleFacts[]): Titles[] => {
  const works = all.map((facts) => ({
    facts,
    base: baseOf(facts.native),
    titles: titlesOf(facts),
  }));
  let open = works;
  while (open.length > 0) {
    const bearers = byTitle(works);
    open = open.filter((work) => {
      const foreign = foreignNames(work, bearers);
      if (foreign.length === 0) return false;
      const { facts } = work;
      work.facts = { ...facts, notTitles: [...(facts.notTitles ?? []), ...foreign] };
      work.titles = titlesOf(work.facts);
      return true;
    });
  }
  return works.map(({ titles }) => titles);
};
