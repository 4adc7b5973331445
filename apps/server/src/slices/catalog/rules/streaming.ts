import type { StreamingLink } from '../model.ts';

/** Which places to watch are asked for; what is not given asks for nothing. */
export interface StreamingFilter {
  /** ISO 3166-1 alpha-2. Links of which no source states the regions may be open there: they are kept. */
  region?: string | null | undefined;
  in?: readonly string[] | null | undefined;
  not?: readonly string[] | null | undefined;
  /** Whether there is any place to watch it, in the region. */
  isAvailable?: boolean | null | undefined;
}

/** The links that are asked for. */
export const linksWithin = <Link extends StreamingLink>(
  links: readonly Link[],
  { region, in: wanted, not: unwanted }: StreamingFilter,
): Link[] => {
  const place = region?.toUpperCase();
  return links.filter(
    ({ service, regions }) =>
      (place === undefined || regions === null || regions.includes(place)) &&
      (wanted?.includes(service) ?? true) &&
      !(unwanted?.includes(service) ?? false),
  );
};

/**
 * Whether a work is one of those asked for, in the region: it has a link of `in` (or any, without `in`), none of `not`, and is available at all
 * or not.
 */
export const isStreamed = (
  links: readonly StreamingLink[],
  { region, in: wanted, not: unwanted, isAvailable }: StreamingFilter,
): boolean => {
  const has = (services: StreamingFilter['in']): boolean =>
    linksWithin(links, { region, in: services }).length > 0;
  if (isAvailable != null && has(null) !== isAvailable) return false;
  if (unwanted != null && has(unwanted)) return false;
  const asksForSome = wanted != null || (unwanted == null && isAvailable == null);
  return !asksForSome || has(wanted);
};
