import { SERVICE_KEYS } from '@tsuzuki/contract/services';
import type { App } from '#platform/app.ts';
import { isRegion } from '#platform/region.ts';
import {
  catalogue,
  currentIds,
  type Media,
  type StreamingLink,
  workStates,
} from '#slices/catalog/index.ts';
import { fieldRefusal } from './field-refusal.ts';

type FilterName = 'animeIds' | 'mangaIds' | 'regions' | 'services';

/** The filters of an endpoint; one that is left out stays. */
type Filters = Partial<Record<FilterName, readonly string[] | null | undefined>>;

/** The first id that no work of a medium has or had. Hidden works count, because their events are sent. */
const unknownWork = async (
  { db }: App,
  medium: Media,
  ids: readonly string[],
): Promise<string | undefined> => {
  if (ids.length === 0) return undefined;
  const nowOf = await currentIds(db, ids);
  const works = await workStates(db, ids.map(nowOf));
  return ids.find((id) => works.get(nowOf(id))?.medium !== medium);
};

const hasOffer = (app: App, accept: (link: StreamingLink) => boolean): boolean => {
  for (const { streaming } of app.get(catalogue).all()) if (streaming.some(accept)) return true;
  return false;
};

/** Whether we name a service, or any title is offered on it. */
const isService = (app: App, service: string): boolean =>
  SERVICE_KEYS.has(service) || hasOffer(app, (link) => link.service === service);

/** Whether a region is one of ISO 3166-1, or any title is offered in it: services have regions of their own, such as XK. */
const isKnownRegion = (app: App, region: string): boolean =>
  isRegion(region) || hasOffer(app, ({ regions }) => regions?.includes(region) ?? false);

/**
 * Refuses filters by what nobody knows, because they would pass nothing. What is stored already may stay, so that it does not keep the other
 * settings from changing.
 * @throws Refusal `BAD_USER_INPUT`
 */
export const requireKnownFilters = async (
  app: App,
  filters: Filters,
  stored?: Filters | null,
): Promise<void> => {
  const added = (name: FilterName): string[] => {
    const before = new Set(stored?.[name]);
    return (filters[name] ?? []).filter((each) => !before.has(each));
  };
  const anime = await unknownWork(app, 'ANIME', added('animeIds'));
  if (anime !== undefined) throw fieldRefusal('animeIds', 'WEBHOOK_ANIME_UNKNOWN', { id: anime });
  const manga = await unknownWork(app, 'MANGA', added('mangaIds'));
  if (manga !== undefined) throw fieldRefusal('mangaIds', 'WEBHOOK_MANGA_UNKNOWN', { id: manga });
  const region = added('regions').find((each) => !isKnownRegion(app, each));
  if (region !== undefined) throw fieldRefusal('regions', 'WEBHOOK_REGION_UNKNOWN', { region });
  if (!added('services').every((each) => isService(app, each)))
    throw fieldRefusal('services', 'WEBHOOK_SERVICE_UNKNOWN');
};
