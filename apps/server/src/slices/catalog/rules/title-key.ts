/** A title as titles are compared for being the same one: without width, case, blanks and signs. */
export const titleKey = (title: string): string => {
  const folded = title.normalize('NFKC').toLowerCase();
  const key = folded.replace(/[^\p{L}\p{N}\p{M}ー]/gu, '');
  // A title of signs alone (`♂♀`) is what it is.
  return key || folded.replace(/\s/gu, '');
};

/** A title in Latin letters, as `catalog.latin_key` writes it; empty for one in another script. */
export const latinKey = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/gu, '');

/** A person's name as names are compared: the order of family and given name differs from source to source. */
export const nameKey = (name: string): string =>
  bare(name)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');

const ASCII = /^[\x20-\x7e]*$/;

/** Most names have no marks to take off. */
const bare = (name: string): string =>
  ASCII.test(name) ? name : name.normalize('NFKD').replace(/\p{M}/gu, '');
