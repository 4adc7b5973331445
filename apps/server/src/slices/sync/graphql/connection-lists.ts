import { z } from 'zod';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOfRows } from '#platform/graphql/connection.ts';
import { pageArguments } from '#platform/graphql/page.ts';
import { auditOf, holdsOf, unmappedOf } from '../run/queries.ts';
import { SyncConnectionRef } from './connection.ts';
import { SyncHoldRef, SyncUnmappedRef, SyncWriteRef } from './entry.ts';
import { stretchOf } from './stretch.ts';

type IdKey = readonly [id: string];
const idKey: z.ZodType<IdKey> = z.tuple([z.uuid()]);
type UnmappedKey = readonly [media: string, remoteId: string];
const unmappedKey: z.ZodType<UnmappedKey> = z.tuple([z.string().max(10), z.string().max(100)]);

const HoldConnectionRef = builder.connectionObject(
  { type: SyncHoldRef, name: 'SyncHoldConnection' },
  { name: 'SyncHoldEdge' },
);
const UnmappedConnectionRef = builder.connectionObject(
  { type: SyncUnmappedRef, name: 'SyncUnmappedConnection' },
  { name: 'SyncUnmappedEdge' },
);
const WriteConnectionRef = builder.connectionObject(
  { type: SyncWriteRef, name: 'SyncWriteConnection' },
  { name: 'SyncWriteEdge' },
);

builder.objectFields(SyncConnectionRef, (t) => ({
  holds: t.connection(
    {
      type: SyncHoldRef,
      nullable: true,
      description: 'Questions about entries, the oldest first.',
      extensions: { cost: 3 },
      args: {
        isOpen: t.arg.boolean({
          required: true,
          defaultValue: true,
          description: 'Only those that wait for an answer.',
        }),
      },
      resolve: async ({ id }, { isOpen, ...args }, { app }) => {
        const page = pageArguments<IdKey>(args, idKey);
        const rows = await holdsOf(
          app.db,
          { linkId: id, isOpen },
          stretchOf(page, ([key]) => key),
        );
        return connectionOfRows({
          rows,
          page,
          keyOf: (row): IdKey => [row.id],
          totalCount: null,
        });
      },
    },
    HoldConnectionRef,
  ),
  unmapped: t.connection(
    {
      type: SyncUnmappedRef,
      nullable: true,
      description:
        'Entries of the service whose title is not known here. `mapSyncEntry` says which one it is.',
      extensions: { cost: 3 },
      resolve: async ({ id }, args, { app }) => {
        const page = pageArguments<UnmappedKey>(args, unmappedKey);
        const rows = await unmappedOf(
          app.db,
          id,
          stretchOf(page, (key) => key),
        );
        const keyOf = ({ media, remoteId }: (typeof rows)[number]): UnmappedKey => [
          media,
          remoteId,
        ];
        return connectionOfRows({ rows, page, keyOf, totalCount: null });
      },
    },
    UnmappedConnectionRef,
  ),
  audit: t.connection(
    {
      type: SyncWriteRef,
      nullable: true,
      description: 'What was written on both sides, the latest first.',
      extensions: { cost: 3 },
      resolve: async ({ id }, args, { app }) => {
        const page = pageArguments<IdKey>(args, idKey);
        const rows = await auditOf(
          app.db,
          id,
          stretchOf(page, ([key]) => key),
        );
        return connectionOfRows({
          rows,
          page,
          keyOf: (row): IdKey => [row.id],
          totalCount: null,
        });
      },
    },
    WriteConnectionRef,
  ),
}));
