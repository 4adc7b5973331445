import { readAccount } from '#lib/features/accounts/account.server.ts';
import { readDataSources } from '#lib/features/catalog/data-source.server.ts';
import { readOrDegrade } from '#lib/graphql.server.ts';
import { currentTime, inProcess } from '#lib/in-process.server.ts';
import type { LayoutServerLoad } from './$types';

export const load: LayoutServerLoad = async (event) => {
  const [sources, account] = await Promise.all([
    readOrDegrade(event, () => readDataSources(event)),
    readOrDegrade(event, () => readAccount(event)),
  ]);
  return {
    sources,
    account,
    baseUrl: inProcess(event).baseUrl ?? event.url.origin,
    zone: event.locals.zone,
    isViewersZone: event.locals.isViewersZone,
    now: currentTime(event),
  };
};
