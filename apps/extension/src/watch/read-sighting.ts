import type { Sighting } from '../adapters/sighting.ts';

const LONGEST_TEXT = 500;
const LONGEST_ADDRESS = 2000;
const MOST_NUMBER = 100_000;
const IDS = ['anilist', 'mal', 'tmdb', 'tvdb', 'imdb', 'kitsu', 'anidb'] as const;

type Read<T> = (value: unknown) => T | undefined;

const text: Read<string> = (value) =>
  typeof value === 'string' && value.trim() !== ''
    ? value.trim().slice(0, LONGEST_TEXT)
    : undefined;

const number: Read<number> = (value) =>
  typeof value === 'number' && value >= 0 && value <= MOST_NUMBER ? value : undefined;

const address: Read<string> = (value) =>
  typeof value === 'string' && value.length <= LONGEST_ADDRESS && /^https?:\/\//u.test(value)
    ? value
    : undefined;

const page: Read<{ at: number; of: number }> = (value) => {
  const { at, of } = Object(value) as Record<string, unknown>;
  const [first, last] = [number(at), number(of)];
  return first !== undefined && last !== undefined && last > 0 && first <= last
    ? { at: first, of: last }
    : undefined;
};

const ids: Read<Sighting['ids']> = (value) => {
  const told = Object(value) as Record<string, unknown>;
  const known = IDS.flatMap((name) => {
    const id = Object.hasOwn(told, name) ? text(told[name]) : undefined;
    return id === undefined ? [] : [[name, id] as const];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
};

/** What is known, without what is not. */
const known = (values: { [K in keyof Sighting]-?: Sighting[K] | undefined }): Sighting =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as unknown as Sighting;

/** Reads what a page is said to show: scripts in pages of others send it. Undefined: it is no sighting. */
export const readSighting = (message: unknown): Sighting | undefined => {
  const told = Object(message) as Record<string, unknown>;
  const [adapter, title, url] = [text(told['adapter']), text(told['title']), address(told['url'])];
  const medium = told['medium'];
  if (!adapter || !title || !url || (medium !== 'ANIME' && medium !== 'MANGA')) return undefined;
  return known({
    adapter,
    medium,
    title,
    url,
    season: number(told['season']),
    number: number(told['number']),
    ids: ids(told['ids']),
    show: text(told['show']),
    item: text(told['item']),
    page: page(told['page']),
  });
};
