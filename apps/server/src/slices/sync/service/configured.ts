import type { Settings } from '#platform/settings.ts';
import { connectorOf, CONNECTORS } from '../connectors/index.ts';
import type { Connector } from '../connectors/connector.ts';
import type { SyncField } from '../rules/merge/entry.ts';
import { serviceSettings, syncSettings } from '../settings.ts';
import { isService, PROVIDERS, type Provider, type ServiceName } from './providers.ts';

/** What is exchanged with a service: what it can hold, as far as its lists tell it. */
export const exchangedFields = ({ capabilities, reader }: Connector): readonly SyncField[] =>
  capabilities.fields.filter((field) => reader.tells?.includes(field) ?? true);

/** A service as the operator has set it up. */
export interface ConfiguredService {
  service: ServiceName;
  connector: Connector;
  /** Null where every link has its own. */
  api: string | null;
  authorize: string | null;
  token: string | null;
  clientId: string | null;
  clientSecret: string | null;
}

/** A service by its name, also one that is not offered any more; undefined if we don't know it. */
export const configuredService = (
  settings: Settings,
  name: string,
): ConfiguredService | undefined => {
  const connector = connectorOf(name);
  if (!isService(name) || !connector) return;
  const set = settings.of(serviceSettings);
  const provider: Provider = PROVIDERS[name];
  return {
    service: name,
    connector,
    api: set[`${name}Api`] ?? provider.api,
    authorize: set[`${name}Authorize`] ?? provider.authorize ?? null,
    token: set[`${name}Token`] ?? provider.token ?? null,
    clientId: set[`${name}ClientId`] ?? null,
    clientSecret: set[`${name}ClientSecret`] ?? null,
  };
};

const isOffered = (settings: Settings, { service, clientId }: ConfiguredService): boolean => {
  const { services } = settings.of(syncSettings);
  if (services !== 'auto' && !services.includes(service)) return false;
  return clientId !== null || !PROVIDERS[service].needsClient;
};

/** The services that people can connect. */
export const offeredServices = (settings: Settings): ConfiguredService[] =>
  CONNECTORS.flatMap(({ id }) => {
    const configured = configuredService(settings, id);
    return configured && isOffered(settings, configured) ? configured : [];
  });
