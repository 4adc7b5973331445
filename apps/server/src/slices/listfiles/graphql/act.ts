import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import type { Tx } from '#platform/database/index.ts';
import { readId } from '#platform/ids.ts';
import { ListStatusEnum } from '#slices/catalog/index.ts';
import { refusal } from '../reasons.ts';
import { admitList } from '../list-import/admit-list.ts';
import { decideRow, decideStatus } from '../list-import/decide.ts';
import { previewRows } from '../list-import/preview.ts';
import { stageList } from '../list-import/stage.ts';
import { startImport } from '../list-import/start.ts';
import { requireImport, type ImportKey } from '../list-import/stored-import.ts';
import { undoImport } from '../list-import/undo.ts';
import { fetchRemoteList, type RemoteService } from '../remote/index.ts';
import { keyOf, ownerOf } from './caller.ts';
import { ListImportPolicyEnum } from './enum.ts';
import { answered, ListImportPayloadRef, type ImportAnswer } from './payload.ts';

/** Each act may visit every row of a file. */
const ACT = { tier: 'public', cost: 50 } as const;

const ServiceEnum = builder.enumType('ListService', {
  description: 'Services whose public lists can be fetched by user name.',
  values: valuesOf<RemoteService>({ anilist: 'AniList, anilist.co.', kitsu: 'Kitsu, kitsu.app.' }),
});

/** Performs one act on an import of the caller, and returns the import after it. */
const act = async (
  context: RequestContext,
  id: string,
  work: (tx: Tx, key: ImportKey) => Promise<unknown>,
): Promise<ImportAnswer> => {
  ownerOf(context, 'write:list');
  return answered(async () => {
    const key = keyOf(context, 'write:list', id);
    await context.app.db.transaction().execute((tx) => work(tx, key));
    return requireImport(context.app.db, key);
  });
};

builder.mutationField('fetchListImport', (t) =>
  t.field({
    type: ListImportPayloadRef,
    nullable: true,
    description:
      'Fetches a public list of another service by user name. Nothing is written yet: the result is a preview. The guide to list files says how to upload files, on the import page or with a key.',
    extensions: ACT,
    args: {
      service: t.arg({
        type: ServiceEnum,
        required: true,
        description: 'The service to read the list from.',
      }),
      name: t.arg.string({
        required: true,
        description: "User name of the list's owner at that service.",
      }),
      policy: t.arg({
        type: ListImportPolicyEnum,
        required: true,
        defaultValue: 'file-wins',
        description: 'What to do if the list and the fetched list differ.',
      }),
    },
    resolve: (_root, { service, name, policy }, context) => {
      const { app } = context;
      const userId = ownerOf(context, 'write:list');
      return answered(async () => {
        await admitList(app, userId);
        const fetched = await fetchRemoteList(app, { service, name: name.trim(), token: null });
        const id = await stageList(app, { userId, ...fetched, policy });
        return requireImport(app.db, { userId, id });
      });
    },
  }),
);

builder.mutationField('previewListImport', (t) =>
  t.field({
    type: ListImportPayloadRef,
    nullable: true,
    description: 'Previews an import under another policy. Writes nothing.',
    extensions: ACT,
    args: {
      id: t.arg.id({ required: true, description: 'Id of the import.' }),
      policy: t.arg({
        type: ListImportPolicyEnum,
        required: true,
        description: 'What to do if the list and the file differ.',
      }),
    },
    resolve: (_root, { id, policy }, context) => {
      ownerOf(context, 'write:list');
      return answered(async () => {
        const key = keyOf(context, 'write:list', id);
        await previewRows(context.app, { ...key, policy });
        return requireImport(context.app.db, key);
      });
    },
  }),
);

builder.mutationField('startListImport', (t) =>
  t.field({
    type: ListImportPayloadRef,
    nullable: true,
    description:
      'Starts writing an import after its preview. It continues by itself; `counts.written` is its progress.',
    extensions: ACT,
    args: {
      id: t.arg.id({ required: true, description: 'Id of the import.' }),
      policy: t.arg({
        type: ListImportPolicyEnum,
        required: true,
        description: 'What to do if the list and the file differ.',
      }),
    },
    resolve: (_root, { id, policy }, context) =>
      act(context, id, (tx, key) => startImport(context.app, tx, { ...key, policy })),
  }),
);

builder.mutationField('decideListImportRow', (t) =>
  t.field({
    type: ListImportPayloadRef,
    nullable: true,
    description:
      'Says which work a row without a match is, or leaves it out for good. Later imports remember this.',
    extensions: ACT,
    args: {
      id: t.arg.id({ required: true, description: 'Id of the import.' }),
      number: t.arg.int({ required: true, description: '`ListImportRow.number`.' }),
      work: t.arg.id({
        description: 'Id of the anime or manga; null leaves the row out, also in later imports.',
      }),
    },
    resolve: (_root, { id, number, work }, context) => {
      const workId = work == null ? null : readId(work);
      return act(context, id, (tx, key) => {
        if (workId === undefined)
          throw refusal('BAD_USER_INPUT', 'INVALID_ID', {
            field: 'work',
            id: String(work).slice(0, 64),
          });
        return decideRow(context.app, tx, { ...key, number, workId });
      });
    },
  }),
);

builder.mutationField('decideListImportStatus', (t) =>
  t.field({
    type: ListImportPayloadRef,
    nullable: true,
    description:
      'Says the status of a row whose own was not understood, and of every other row of the import with the same word.',
    extensions: ACT,
    args: {
      id: t.arg.id({ required: true, description: 'Id of the import.' }),
      number: t.arg.int({ required: true, description: '`ListImportRow.number`.' }),
      status: t.arg({ type: ListStatusEnum, required: true, description: 'The status they get.' }),
    },
    resolve: (_root, { id, number, status }, context) =>
      act(context, id, (tx, key) => decideStatus(context.app, tx, { ...key, number, status })),
  }),
);

builder.mutationField('undoListImport', (t) =>
  t.field({
    type: ListImportPayloadRef,
    nullable: true,
    description:
      'Undoes everything an import wrote, within 30 days. What was changed by hand since stays.',
    extensions: ACT,
    args: { id: t.arg.id({ required: true, description: 'Id of the import.' }) },
    resolve: (_root, { id }, context) =>
      act(context, id, (tx, key) => undoImport(context.app, tx, key)),
  }),
);
