import type { Enum } from '@tsuzuki/contract/schema';
import { normalizeQuery } from '#lib/features/catalog/normalize-query.ts';
import { FORMATS, type Search } from '#lib/features/catalog/search.ts';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import { FIRST_YEAR } from '#lib/time/season.ts';
import { LIST_STATUSES, type ListStatus } from '../entry/entry.ts';

export const LIST_VIEWS = ['table', 'grid'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** Orders of a list by their name in the address: the usual direction, and the reverse. */
export const LIST_SORTS = {
  updated: ['UPDATED_AT_DESC', 'UPDATED_AT'],
  title: ['TITLE', 'TITLE_DESC'],
  score: ['SCORE_DESC', 'SCORE'],
  progress: ['PROGRESS_DESC', 'PROGRESS'],
  added: ['ADDED_AT_DESC', 'ADDED_AT'],
  started: ['STARTED_ON_DESC', 'STARTED_ON'],
  completed: ['COMPLETED_ON_DESC', 'COMPLETED_ON'],
  priority: ['PRIORITY_DESC', 'PRIORITY'],
  airing: ['NEXT_AIRING', 'NEXT_AIRING_DESC'],
} as const satisfies Record<string, readonly [Enum<'ListSort'>, Enum<'ListSort'>]>;
export type ListSort = keyof typeof LIST_SORTS;

/** The orders of somebody else's list, whose owner's plans are their own. */
export const OTHERS_SORTS = [
  'updated',
  'title',
  'score',
  'progress',
  'added',
  'started',
  'completed',
] as const satisfies readonly ListSort[];

const LAST_YEAR = 2100;
const MOST_WORD = 60;
const MOST_CURSOR = 500;

/** The part of the visitor's list that an address selects. Invalid values are ignored. */
export interface ListAddress {
  readonly view: ListView;
  /** Null: of every status. */
  readonly status: ListStatus | null;
  readonly query: string;
  readonly format: Search['format'];
  readonly genre: string | null;
  readonly year: number | null;
  /** The least score, in the visitor's format. */
  readonly score: number | null;
  /** Id of a custom list. */
  readonly list: string | null;
  readonly tag: string | null;
  readonly sort: ListSort;
  /** Whether the order runs against its usual direction. */
  readonly isReversed: boolean;
  readonly after: string | null;
}

/** Reads an address of the visitor's list. */
export function parseListAddress(kind: WorkKind, parameters: URLSearchParams): ListAddress {
  const get = (name: string): string => parameters.get(name) ?? '';
  const after = get('after');
  const sort = Object.hasOwn(LIST_SORTS, get('sort')) ? (get('sort') as ListSort) : 'updated';
  return {
    view: get('view') === 'grid' ? 'grid' : 'table',
    status: LIST_STATUSES.find((status) => status === get('status')) ?? null,
    query: normalizeQuery(get('q')),
    format: FORMATS[kind].find((format) => format === get('format')) ?? null,
    genre: word(get('genre')),
    year: integer(get('year'), FIRST_YEAR, LAST_YEAR),
    score: score(get('score')),
    list: /^[\da-f-]{36}$/iu.test(get('list')) ? get('list') : null,
    tag: word(get('tag').trim()),
    sort,
    // It names the order, so that a form in which another one is chosen begins that in its usual direction.
    isReversed: get('reversed') === sort,
    after: after !== '' && after.length <= MOST_CURSOR ? after : null,
  };
}

function word(text: string): string | null {
  return text !== '' && text.length <= MOST_WORD ? text : null;
}

function integer(text: string, least: number, most: number): number | null {
  const number = /^\d{1,4}$/u.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : null;
}

function score(text: string): number | null {
  const number = /^\d{1,3}(?:\.\d)?$/u.test(text) ? Number(text) : NaN;
  return number > 0 && number <= 100 ? number : null;
}

const FILTERS = ['format', 'genre', 'year', 'score', 'tag'] as const;

/** The query string of a list, without defaults, so that each view has one address. */
export function listQuery(address: Partial<ListAddress>): string {
  const parameters = new URLSearchParams();
  if (address.view === 'grid') parameters.set('view', 'grid');
  if (address.status) parameters.set('status', address.status);
  if (address.query) parameters.set('q', address.query);
  if (address.list) parameters.set('list', address.list);
  for (const name of FILTERS) {
    const value = address[name];
    if (value != null) parameters.set(name, String(value));
  }
  const { sort = 'updated' } = address;
  if (sort !== 'updated') parameters.set('sort', sort);
  if (address.isReversed) parameters.set('reversed', sort);
  if (address.after) parameters.set('after', address.after);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** The first page of the same part in another order; in the order that it has, the other way round. */
export function sortedBy(address: ListAddress, sort: ListSort): ListAddress {
  const isReversed = sort === address.sort && !address.isReversed;
  return { ...address, sort, isReversed, after: null };
}

/** The address of an action that returns to the same view. */
export function listAction(name: string, address: ListAddress): string {
  const query = listQuery(address);
  return `${query === '' ? '?' : `${query}&`}/${name}`;
}

/** The number of filters that are set, without the tabs. */
export function listFilterCount(address: ListAddress): number {
  return FILTERS.filter((name) => address[name] !== null).length + (address.query ? 1 : 0);
}
