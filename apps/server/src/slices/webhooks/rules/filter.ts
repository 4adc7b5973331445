import type { SubscribedEventType } from '@tsuzuki/contract/webhooks';

/** What an event is about, as far as filters look at it. */
export interface EventFacts {
  type: SubscribedEventType;
  media: 'ANIME' | 'MANGA';
  workId: string;
  /** The ids of works that were merged into it, which filters may still name. */
  formerIds: readonly string[];
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

const namesWork = (ids: readonly string[], { workId, formerIds }: EventFacts): boolean =>
  ids.includes(workId) || formerIds.some((id) => ids.includes(id));

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** A filter concerns only events that have what it asks about: one of regions lets chapters pass. Unknown regions pass, so that nothing is lost. */
export const passes = (filter: EndpointFilter, facts: EventFacts): boolean => {
  if (facts.isAdult && !filter.takesAdult) return false;
  const works = facts.media === 'ANIME' ? filter.animeIds : filter.mangaIds;
  if (works !== null && !namesWork(works, facts)) return false;
  const { regions, service } = facts;
  if (filter.regions && regions && !regions.some((region) => filter.regions?.includes(region)))
    return false;
  return (
    !filter.services || service === null || filter.services.some((each) => isSame(each, service))
  );
};
