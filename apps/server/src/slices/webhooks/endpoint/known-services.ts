import { SERVICE_KEYS } from '@tsuzuki/contract/services';
import type { App } from '#platform/app.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { fieldRefusal } from './field-refusal.ts';

const isOffered = (app: App, service: string): boolean => {
  for (const { streaming } of app.get(catalogue).all())
    if (streaming.some((link) => link.service === service)) return true;
  return false;
};

/**
 * Refuses a filter by a service that nobody knows, because it would pass nothing: one that neither we name nor any title is offered on.
 * @throws Refusal `BAD_USER_INPUT`
 */
export const requireKnownServices = (
  app: App,
  services: readonly string[] | null | undefined,
): void => {
  const isKnown = (service: string) => SERVICE_KEYS.has(service) || isOffered(app, service);
  if (services?.every(isKnown) ?? true) return;
  throw fieldRefusal('services', 'WEBHOOK_SERVICE_UNKNOWN');
};
