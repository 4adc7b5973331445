import { builder } from '#platform/graphql/builder.ts';
import { connectorOf } from '../connectors/index.ts';
import type { Link } from '../link/stored-link.ts';
import { exchangedFields } from '../service/configured.ts';
import type { ServiceName } from '../service/providers.ts';
import {
  SyncDeletesEnum,
  SyncDirectionEnum,
  SyncFieldEnum,
  SyncServiceEnum,
  SyncStateEnum,
} from './enum.ts';
import { faultOf, SyncFaultRef } from './fault.ts';

const MOST_FIELDS = 9;

const hostOf = ({ address }: Link): string => URL.parse(address)?.host ?? address;

export const SyncConnectionRef = builder.objectRef<Link>('SyncConnection').implement({
  extensions: { tier: 'public' },
  description:
    'An account at a service whose list is kept in sync with the list here. Its tokens are never shown.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the connection.' }),
    service: t.field({
      type: SyncServiceEnum,
      nullable: false,
      description: 'Which service.',
      resolve: ({ service }) => service as ServiceName,
    }),
    name: t.string({
      nullable: false,
      description: 'The name of the service, as people know it.',
      resolve: ({ service }) => connectorOf(service)?.name ?? service,
    }),
    accountName: t.string({
      nullable: false,
      description: 'The name of the account there.',
      resolve: ({ account }) => account.name,
    }),
    host: t.string({ nullable: false, description: 'The host of the service.', resolve: hostOf }),
    direction: t.field({
      type: SyncDirectionEnum,
      nullable: false,
      description: 'Where it writes.',
      resolve: ({ policy }) => policy.direction,
    }),
    deletes: t.field({
      type: SyncDeletesEnum,
      nullable: false,
      description: 'What becomes of deleted entries.',
      resolve: ({ policy }) => policy.deletes,
    }),
    fields: t.field({
      type: [SyncFieldEnum],
      nullable: false,
      description: 'The fields that the service can hold.',
      extensions: { listSize: MOST_FIELDS },
      resolve: ({ service }) => {
        const connector = connectorOf(service);
        return connector ? [...exchangedFields(connector)] : [];
      },
    }),
    fieldsOff: t.field({
      type: [SyncFieldEnum],
      nullable: false,
      description: 'The fields that its owner does not exchange.',
      extensions: { listSize: MOST_FIELDS },
      resolve: ({ fieldsOff }) => [...fieldsOff],
    }),
    state: t.expose('state', {
      type: SyncStateEnum,
      nullable: false,
      description: 'Whether it works.',
    }),
    stateSince: t.expose('stateSince', {
      type: 'DateTime',
      nullable: false,
      description: 'Since when.',
    }),
    fault: t.field({
      type: SyncFaultRef,
      description: 'Why it does not work; null if it does.',
      resolve: ({ fault }) => faultOf(fault),
    }),
    limitedUntil: t.expose('limitedUntil', {
      type: 'DateTime',
      description: 'When the service is asked again, if it is not asked now.',
    }),
    loginEndsAt: t.expose('loginEndsAt', {
      type: 'DateTime',
      description: 'When the login ends, if it can’t be renewed without its owner.',
    }),
    callsPerMinute: t.exposeInt('callsPerMinute', {
      description:
        'How many calls a minute the service takes, as its answers say; null if they do not.',
    }),
    isConfirmed: t.boolean({
      nullable: false,
      description: 'Whether its first plan was confirmed. Before that nothing is written.',
      resolve: ({ confirmedAt }) => confirmedAt !== null,
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was connected.',
    }),
    nextRunAt: t.field({
      type: 'DateTime',
      description: 'When the service is asked for changes next; null while nothing is planned.',
      resolve: ({ pullAt }) => pullAt,
    }),
  }),
});
