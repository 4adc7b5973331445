import type { StreamingLink } from '../model.ts';

/** Which places to watch are asked for; what is not given asks for nothing. */
export interface StreamingFilter {
  /** ISO 3166-1 alpha-2. Links of which no source states the regions may be open there: they are kept. */
  region?: string | null | undefined;
  in?: readonly string[] | null | undefined;
  not?: readonly string[] | null | undefined;
}

/** The links that are asked for. */
export const linksWithin = (
  links: readonly StreamingLink[],
  { region, in: wanted, not: unwanted }: StreamingFilter,
): StreamingLink[] => {
  const place = region?.toUpperCase();
  return links.filter(
    ({ service, regions }) =>
      (place === undefined || regions === null || regions.includes(place)) &&
      (wanted?.includes(service) ?? true) &&
      !(unwanted?.includes(service) ?? false),
  );
};

/** Whether a work is one of those asked for: it has a link of `in` (or any, without `in`), and none of `not`, in the region. */
export const isStreamed = (
  links: readonly StreamingLink[],
  { region, in: wanted, not: unwanted }: StreamingFilter,
): boolean => {
  const isBarred = unwanted != null && linksWithin(links, { region, in: unwanted }).length > 0;
  const asksForSome = wanted != null || unwanted == null;
  return !isBarred && (!asksForSome || linksWithin(links, { region, in: wanted }).length > 0);
};
