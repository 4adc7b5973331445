import { contractOf, faultsOfCall } from '#slices/sync/connectors/fixtures/contract.ts';
import { connectorOf } from '#slices/sync/connectors/index.ts';
import type { LoggedCall } from '../kit/stand-in.ts';
import { ACCESS } from './service-under-test.ts';

/** A call that the file of a service lacks because it has a part of the contract only. */
const BEYOND_CONTRACT: Readonly<Record<string, string>> = { simkl: '/users/settings' };

const isOfApi = (id: string, path: string, base: string): boolean =>
  path.startsWith(base) && path !== BEYOND_CONTRACT[id] && !/\/oauth2?\//u.test(path);

/**
 * What of the calls in a log the contract of the service does not have.
 * @param address where its API begins
 */
export const contractFaults = (
  id: string,
  { log, address }: { log: readonly LoggedCall[]; address: string },
): string[] => {
  const contract = contractOf(id);
  const base = new URL(address).pathname.replace(/\/$/u, '');
  /** Contracts name what every call says, such as which program it is, once for all, or only with reads. */
  const said = Object.keys(connectorOf(id)?.reader.query?.(ACCESS) ?? {});
  const ownQuery = (query: LoggedCall['query']) =>
    Object.fromEntries(Object.entries(query).filter(([name]) => !said.includes(name)));
  const faults = log
    .filter(({ path }) => isOfApi(id, path, base))
    .flatMap(({ method, path, query, json, form }) =>
      faultsOfCall(contract, {
        method: method as 'GET',
        path: path.slice(base.length) || '/',
        query: method === 'GET' ? query : ownQuery(query),
        ...(json !== undefined && { json }),
        ...(form && { form }),
      }),
    );
  return [...new Set(faults)];
};
