import { appendMore, moreCount } from '../filters/more.ts';
import { unwantedName, type Browse } from './browse.ts';

const CHOICES = ['genre', 'tag', 'format'] as const;
const VALUES = ['status', 'year', 'season', 'score', 'rank', 'service', 'region', 'mine'] as const;

/** The query string of a browse page, without defaults, so that each selection has one address. */
export function browseQuery(browse: Partial<Browse>): string {
  const parameters = new URLSearchParams();
  for (const name of CHOICES) {
    for (const word of browse[name]?.wanted ?? []) parameters.append(name, word);
    for (const word of browse[name]?.unwanted ?? []) parameters.append(unwantedName(name), word);
  }
  for (const name of VALUES) {
    const value = browse[name];
    if (value != null) parameters.set(name, String(value));
  }
  appendMore(parameters, browse);
  if (browse.sort && browse.sort !== 'popular') parameters.set('sort', browse.sort);
  if (browse.isReversed) parameters.set('reverse', 'on');
  if (browse.after) parameters.set('after', browse.after);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** The number of filters behind "More filters" that are set. A service and its region count as one. */
export function browseMoreCount(browse: Browse): number {
  const { service, region, rank } = browse;
  return (
    moreCount(browse) + (service === null && region === null ? 0 : 1) + (rank === null ? 0 : 1)
  );
}

const COMMON = ['status', 'year', 'season', 'score', 'mine'] as const;

/** The number of filters that are set. */
export function browseFilterCount(browse: Browse): number {
  const words = CHOICES.map((name) => browse[name].wanted.length + browse[name].unwanted.length);
  const values = COMMON.filter((name) => browse[name] !== null).length;
  return words.reduce((sum, count) => sum + count, values) + browseMoreCount(browse);
}
