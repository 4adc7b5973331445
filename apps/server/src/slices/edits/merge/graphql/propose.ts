import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { readId } from '#platform/ids.ts';
import type { ClaimKey, Media } from '#slices/catalog/index.ts';
import { act, editId, editNow } from '../../graphql/act.ts';
import { EditRef } from '../../graphql/edit.ts';
import { originText, sourceAddresses, writtenText } from '../../graphql/input.ts';
import { EditMediaEnum } from '../../graphql/subject.ts';
import { refusal } from '../../reasons.ts';
import { proposeOperation } from '../commands/propose-operation.ts';
import type { Operation } from '../operation.ts';

interface OperationInput {
  media: Media;
  workId: string;
  note?: string | null | undefined;
  sources?: string[] | null | undefined;
  isDraft?: boolean | null | undefined;
}

/** One that another instance may send. */
interface PassedInput extends OperationInput {
  id?: string | null | undefined;
  origin?: string | null | undefined;
}

interface MergeInput extends PassedInput {
  intoId: string;
}

interface SplitInput extends OperationInput {
  claims: ClaimKey[];
  formerId?: string | null | undefined;
}

type Fields = Parameters<
  Parameters<ReturnType<typeof builder.inputRef<OperationInput>>['implement']>[0]['fields'] & object
>[0];

const shared = (t: Fields) => ({
  media: t.field({ type: EditMediaEnum, required: true, description: 'What the work is.' }),
  workId: t.id({ required: true, description: 'The anime or manga.' }),
  note: t.string({ description: 'Why, for those who look at it: 5,000 characters at most.' }),
  sources: t.stringList({ description: 'Addresses where it can be checked: 10 at most.' }),
  isDraft: t.boolean({ description: 'True keeps it for you; `submitEdit` sends it.' }),
});

const passed = (t: Fields) => ({
  ...shared(t),
  id: t.id({
    description:
      'A UUID for the edit, made by the client: what is sent again with it is the same edit.',
  }),
  origin: t.string({ description: 'As in `ProposeEditInput.origin`.' }),
});

const ProposeMergeInput = builder.inputRef<MergeInput>('ProposeMergeInput').implement({
  description: 'Two works that are one, and why.',
  fields: (t) => ({
    ...passed(t),
    intoId: t.id({ required: true, description: 'The work that it becomes part of.' }),
  }),
});

const ClaimKeyInput = builder.inputRef<ClaimKey>('WorkClaimInput').implement({
  description: 'What one data source says of a work, as `WorkClaim` names it.',
  fields: (t) => ({
    source: t.string({ required: true, description: '`WorkClaim.source`.' }),
    sourceId: t.string({ required: true, description: '`WorkClaim.sourceId`.' }),
  }),
});

const ProposeSplitInput = builder.inputRef<SplitInput>('ProposeSplitInput').implement({
  description: 'A work that is two, and why.',
  fields: (t) => ({
    ...shared(t),
    claims: t.field({
      type: [ClaimKeyInput],
      required: true,
      description: 'What becomes the new work: 1 to 200 of `workClaims`.',
    }),
    formerId: t.id({
      description: 'An id that was merged into the work, for the new one; a new id if left out.',
    }),
  }),
});

const ProposeOperationInput = builder.inputRef<PassedInput>('ProposeRemovalInput').implement({
  description: 'A work to remove or to restore, and why.',
  fields: (t) => passed(t),
});

const known = (text: string): string => {
  const id = readId(text);
  if (id === undefined) throw refusal('NOT_FOUND', 'EDIT_WORK_NOT_FOUND');
  return id;
};

const send = async (
  context: RequestContext,
  input: PassedInput,
  operation: Pick<Operation, 'kind'> & Partial<Operation>,
) => {
  const [note, sources] = [writtenText(input.note), sourceAddresses(input.sources)];
  const { media: medium, isDraft } = input;
  const workId = known(input.workId);
  const about = { medium, workId, otherId: null, claims: [], ...operation };
  const sender = {
    ...(input.id != null && { id: editId(input.id) }),
    origin: originText(input.origin),
  };
  const { id } = await act(context, (tx, authorId) =>
    proposeOperation(context.app, tx, {
      ...about,
      ...sender,
      authorId,
      note,
      sources,
      isDraft: isDraft ?? false,
    }),
  );
  return editNow(context, id);
};

const WAITS =
  'It waits two days, and then for a moderator. `Edit.appliesFrom` says from when it can be applied. Needs the scope `write:catalog`.';

builder.mutationFields((t) => ({
  proposeMerge: t.field({
    type: EditRef,
    nullable: true,
    description: `Proposes to make one anime or manga part of another, with the entries of lists and their history. ${WAITS}`,
    args: { input: t.arg({ type: ProposeMergeInput, required: true, description: 'The merge.' }) },
    extensions: { tier: 'public', cost: 20 },
    resolve: (_root, { input }, context) =>
      send(context, input, { kind: 'MERGE', otherId: known(input.intoId) }),
  }),
  proposeSplit: t.field({
    type: EditRef,
    nullable: true,
    description: `Proposes to make a new anime or manga of a part of what is said about one. ${WAITS}`,
    args: { input: t.arg({ type: ProposeSplitInput, required: true, description: 'The split.' }) },
    extensions: { tier: 'public', cost: 20 },
    resolve: (_root, { input }, context) => {
      const { claims, formerId } = input;
      const otherId = formerId == null ? null : known(formerId);
      return send(context, input, { kind: 'SPLIT', claims, otherId });
    },
  }),
  proposeRemoval: t.field({
    type: EditRef,
    nullable: true,
    description: `Proposes to remove an anime or manga that should not be here. Entries stay on lists. ${WAITS}`,
    args: {
      input: t.arg({ type: ProposeOperationInput, required: true, description: 'The work.' }),
    },
    extensions: { tier: 'public', cost: 20 },
    resolve: (_root, { input }, context) => send(context, input, { kind: 'DELETE' }),
  }),
  proposeRestoration: t.field({
    type: EditRef,
    nullable: true,
    description: `Proposes to restore an anime or manga that was removed. ${WAITS}`,
    args: {
      input: t.arg({ type: ProposeOperationInput, required: true, description: 'The work.' }),
    },
    extensions: { tier: 'public', cost: 20 },
    resolve: (_root, { input }, context) => send(context, input, { kind: 'RESTORE' }),
  }),
}));
