import type { Adapter } from './adapter.ts';
import { isAtHost, webAddress } from './hosts.ts';
import { LIMITS } from './limits.ts';
import { type DocumentLike, ID_KINDS, type LocationLike, type Sighting } from './model.ts';
import { type Reading, readText, type ReadOptions, runSteps, startReading } from './run.ts';

const MOST = 100_000;

const numberOf = (text: string | undefined): number | undefined => {
  const number = text === undefined || !/^\d{1,6}(?:\.\d{1,3})?$/u.test(text) ? NaN : Number(text);
  return number >= 0 && number < MOST ? number : undefined;
};

const wholeOf = (text: string | undefined): number | undefined => {
  const number = numberOf(text);
  return number !== undefined && Number.isInteger(number) ? number : undefined;
};

const idsOf = (reading: Reading, steps: Adapter['read']['ids']): Sighting['ids'] => {
  const ids: Sighting['ids'] = {};
  for (const kind of ID_KINDS) {
    const id = readText(reading, steps?.[kind]);
    const isId = (kind === 'imdb' ? /^tt\d{5,10}$/u : /^\d{1,10}$/u).test(id ?? '');
    if (id !== undefined && isId) ids[kind] = id;
  }
  return Object.keys(ids).length > 0 ? ids : undefined;
};

const pageOf = (reading: Reading, { at, of }: Adapter['read']): Sighting['page'] => {
  const [shown, all] = [wholeOf(readText(reading, at)), wholeOf(readText(reading, of))];
  if (shown === undefined || all === undefined || all < 1 || shown > all) return undefined;
  return { at: shown, of: all };
};

/** Leaves out what is undefined. */
const stated = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

/** Reads a page with one adapter. @throws BudgetSpent, or what the page makes its document throw */
export const readWith = (reading: Reading, adapter: Adapter): Sighting | undefined => {
  if (runSteps(reading, adapter.when) === undefined) return undefined;
  const { read } = adapter;
  const title = readText(reading, read.title)?.slice(0, LIMITS.title);
  if (!title) return undefined;
  const url = new URL(reading.url);
  url.username = '';
  url.password = '';
  url.hash = '';
  return stated({
    adapter: adapter.name,
    medium: adapter.medium,
    title,
    season: wholeOf(readText(reading, read.season)),
    number: numberOf(readText(reading, read.number)),
    ids: idsOf(reading, read.ids),
    show: readText(reading, read.show)?.slice(0, LIMITS.siteId),
    item: readText(reading, read.item)?.slice(0, LIMITS.siteId),
    url: url.href,
    page: pageOf(reading, read),
  }) as Sighting;
};

/**
 * The adapter that a page is for: one for its host, or else one whose marker it has. A site that has an adapter is read by no other,
 * so that its trailers are not read as something else.
 */
const adapterFor = (
  reading: (adapter: Adapter) => Reading,
  url: URL,
  adapters: readonly Adapter[],
): Adapter | undefined =>
  adapters.find(({ hosts }) => hosts !== 'any' && isAtHost(hosts, url)) ??
  adapters.find(
    (one) => one.hosts === 'any' && one.marker && runSteps(reading(one), one.marker) !== undefined,
  ) ??
  adapters.find(({ hosts, marker }) => hosts === 'any' && !marker);

/**
 * What somebody watches or reads on a page; undefined if the page tells nothing. Whatever a page does, nothing is thrown: a page can
 * replace the functions of its document with elements of its own, and then it tells nothing.
 */
export const sightingOf = (
  document: DocumentLike,
  location: LocationLike,
  adapters: readonly Adapter[],
  options: ReadOptions = {},
): Sighting | undefined => {
  const url = webAddress(location.href);
  if (!url) return undefined;
  try {
    // All markers share one budget, and the adapter has one of its own.
    const markers = startReading(document, location, options);
    const adapter = adapterFor(() => markers, url, adapters);
    return adapter && readWith(startReading(document, location, options), adapter);
  } catch {
    return undefined;
  }
};
