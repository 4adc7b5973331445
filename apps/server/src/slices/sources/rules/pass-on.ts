/** Licences under which anybody may have the data, by what sources call them. The value is the SPDX identifier, if there is one. */
const OPEN = new Map([
  ['cc0 1.0', 'CC0-1.0'],
  ['mit', 'MIT'],
  ['cc by 4.0', 'CC-BY-4.0'],
  ['cc by-sa 4.0', 'CC-BY-SA-4.0'],
  ['odbl 1.0, dbcl 1.0', 'ODbL-1.0'],
  ['free reuse, with notice of changes', 'Free reuse, with notice of changes'],
]);

/** What comes from a hub is not passed on again: two instances that follow each other would keep alive what both took back. */
export const HUB_PREFIX = 'hub:';

/**
 * The terms on which data under a licence may be passed on to anybody, also to people who earn money with it. Null if it may not, or if nobody knows.
 */
export const passOnTerms = (licence: string): string | null =>
  OPEN.get(licence.trim().toLowerCase()) ?? null;

const OPEN_TERMS = new Set(OPEN.values());

/** Whether terms that another instance names allow it. */
export const isOpenTerms = (terms: string): boolean => OPEN_TERMS.has(terms);

/** The terms on which what a source says may be passed on. */
export type TermsOfSource = (source: string) => string | null;

/** A source and its licence. One key may stand for several files, which are kept as `key/part`. */
interface Licensed {
  key: string;
  licence: string;
}

/** Tells the terms of sources. All files of a source must be open, as its facts do not say which file they are of. */
export const termsOfSources = (sources: readonly Licensed[]): TermsOfSource => {
  const terms = new Map<string, string | null>();
  for (const { key, licence } of sources) {
    const name = key.split('/')[0]!;
    const own = key.startsWith(HUB_PREFIX) ? null : passOnTerms(licence);
    const others = terms.get(name);
    terms.set(name, others === null ? null : own);
  }
  return (source) => terms.get(source.split('/')[0]!) ?? null;
};
