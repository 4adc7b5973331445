import type { SubscribedEventType } from '@tsuzuki/contract/webhooks';

/** What an event is about, as far as filters look at it. */
export interface EventFacts {
  type: SubscribedEventType;
  media: 'ANIME' | 'MANGA';
  workId: string;
  isAdult: boolean;
  /** Null: not known, or the event has none. */
  regions: readonly string[] | null;
  service: string | null;
}

/** What an endpoint wants. Null passes everything. */
export interface EndpointFilter {
  animeIds: readonly string[] | null;
  mangaIds: readonly string[] | null;
  regions: readonly string[] | null;
  services: readonly string[] | null;
  takesAdult: boolean;
}

/** A filter concerns only events that have what it asks about: one of regions lets chapters pass. Unknown regions pass, so that nothing is lost. */
export const passes = (filter: EndpointFilter, facts: EventFacts): boolean => {
  if (facts.isAdult && !filter.takesAdult) return false;
  const works = facts.media === 'ANIME' ? filter.animeIds : filter.mangaIds;
  if (works !== null && !works.includes(facts.workId)) return false;
  const { regions, service } = facts;
  if (filter.regions && regions && !regions.some((region) => filter.regions?.includes(region)))
    return false;
  return !filter.services || service === null || filter.services.includes(service);
};
