import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { readId } from '#platform/ids.ts';
import { requireAccount } from '#slices/access/index.ts';
import {
  type EditableWork,
  type FieldAddress,
  isKeyed,
  partsOf,
  readEditableWork,
  type Sourced,
} from '#slices/catalog/index.ts';
import { sightById, UserRef } from '#slices/profiles/index.ts';
import { locksOf } from '../commands/locks.ts';
import { ALL_FIELDS, editableAt, groupOf } from '../editable/field.ts';
import { readWork } from '../editable/work.ts';
import type { Subject } from '../model.ts';
import { newestSeq } from '../queries/revision.ts';
import { refusal } from '../reasons.ts';
import { type Lock, lockOn } from '../rules/lock.ts';
import { EditLockRef } from './lock.ts';
import { EditMediaEnum, seesEdits } from './subject.ts';
import { EditFieldGroupEnum, jsonText, relatedFields } from './value.ts';
import { type Verified, withVerified } from './verified.ts';

interface EditableValue extends Verified {
  subject: Subject;
  field: FieldAddress;
  value: unknown;
  sourcedValue: unknown;
  source: string | null;
  isSaid: boolean;
  lock: string | null;
}

interface Editing {
  subject: Subject;
  locks: Lock[];
  baseRevision: number;
  now: Date;
}

/** Names and addresses that one reading may ask for. */
const MOST_ASKED = 1_000;

/** The addresses of a work that are shown: what stands there, and single values that are empty. */
const addressesOf = (
  { medium, values }: EditableWork,
  sourced: Sourced,
  asked: readonly string[] | null,
): FieldAddress[] => {
  const wanted = new Set(asked);
  const isWanted = (address: FieldAddress): boolean =>
    asked === null || wanted.has(address) || wanted.has(partsOf(address).name);
  const single = ALL_FIELDS[medium].filter((field) => !isKeyed(field)).map(({ name }) => name);
  const known = [...new Set([...single, ...values.keys(), ...sourced.values.keys()])].filter(
    isWanted,
  );
  // Of an address that is asked for, it is told that nothing stands there.
  const bare = (asked ?? []).filter((one) => partsOf(one).key !== undefined);
  return [...new Set([...known, ...bare.filter((one) => editableAt(medium, one))])];
};

const shortLists = (medium: Subject['medium']): string[] =>
  ALL_FIELDS[medium].filter((field) => !('isLong' in field)).map(({ name }) => name);

const valuesOf = async (
  { subject, locks, now }: Editing,
  { fields }: { fields?: readonly string[] | null | undefined },
  { app }: RequestContext,
): Promise<EditableValue[]> => {
  if (fields && fields.length > MOST_ASKED) {
    throw refusal('BAD_USER_INPUT', 'TOO_MANY_CHANGES', { most: MOST_ASKED, field: 'fields' });
  }
  const wanted = fields ?? shortLists(subject.medium);
  const work = await readWork(app.db, { ...subject, wanted });
  if (!work) return [];
  const sourced = work.sourced();
  const values = addressesOf(work, sourced, fields ?? null).map((field) => ({
    subject,
    field,
    value: work.values.get(field),
    sourcedValue: sourced.values.get(field),
    source: sourced.sources[field] ?? sourced.sources[partsOf(field).name] ?? null,
    isSaid: field in work.said,
    lock: lockOn(field, locks, now)?.reason ?? null,
  }));
  return withVerified(app.db, subject.workId, values);
};

const EditableValueRef = builder.objectRef<EditableValue>('EditableValue').implement({
  extensions: { tier: 'public' },
  description: 'A value of a work that can be edited.',
  fields: (t) => ({
    field: t.exposeString('field', {
      nullable: false,
      description: 'The field, or a row of a list with its key, as in `EditChange.field`.',
    }),
    group: t.field({
      type: EditFieldGroupEnum,
      nullable: false,
      description: 'What the field is about.',
      resolve: ({ subject, field }) => groupOf(subject.medium, field),
    }),
    value: t.string({
      description: 'The value as JSON; null if there is none.',
      resolve: ({ value }) => jsonText(value),
    }),
    ...relatedFields(t, ({ value }) => value),
    isSaid: t.exposeBoolean('isSaid', {
      nullable: false,
      description: 'Whether people say it. Imports do not change such a value.',
    }),
    sourcedValue: t.string({
      description: 'What data sources say, as JSON; null if they say nothing.',
      resolve: ({ sourcedValue }) => jsonText(sourcedValue),
    }),
    source: t.exposeString('source', {
      description: 'The `key` of the data source that says so; null if none does.',
    }),
    changedBy: t.field({
      type: UserRef,
      description:
        'Who last changed what people say of it; null if they say nothing, and if the account is gone or not visible.',
      resolve: ({ said }, _args, context) =>
        said?.authorId == null ? null : sightById(context, said.authorId),
    }),
    changedAt: t.field({
      type: 'DateTime',
      description: 'When people last changed what they say of it; null if they say nothing.',
      resolve: ({ said }) => said?.madeAt ?? null,
    }),
    verifiedAt: t.expose('verifiedAt', {
      type: 'DateTime',
      description:
        'When this value was last said: by a person, or by a data source that says the same, whose word is as old as its data; null if nobody knows.',
    }),
    lock: t.exposeString('lock', {
      description: 'Why only moderators may change it; null if everybody may propose changes.',
    }),
  }),
});

const EditingRef = builder.objectRef<Editing>('EditableWork').implement({
  extensions: { tier: 'public' },
  description: 'A work as it can be edited.',
  fields: (t) => ({
    baseRevision: t.exposeInt('baseRevision', {
      nullable: false,
      description: 'The number of its newest revision, for `ProposeEditInput.baseRevision`.',
    }),
    locks: t.field({
      type: [EditLockRef],
      nullable: false,
      description:
        'The locks that hold now, the oldest first: also those of works that were merged into it.',
      extensions: { listSize: 5 },
      resolve: ({ locks }) => locks,
    }),
    values: t.field({
      type: [EditableValueRef],
      nullable: false,
      description:
        'The values that can be edited, also those that are empty; at most 5,000 rows of a list.',
      args: {
        fields: t.arg.stringList({
          description:
            'Only these, by the names of fields (`chapters`) or by address (`chapters.en:10`); all but `chapters` and `volumes` if left out.',
        }),
      },
      extensions: { listSize: 200 },
      resolve: valuesOf,
    }),
  }),
});

builder.queryField('editableWork', (t) =>
  t.field({
    type: EditingRef,
    nullable: true,
    description:
      'What a form needs to edit a work; null if there is none that the caller may see. Needs the scope `write:catalog`.',
    args: {
      media: t.arg({ type: EditMediaEnum, required: true, description: 'What it is.' }),
      id: t.arg.id({ required: true, description: 'Id of the anime or manga.' }),
    },
    extensions: { tier: 'public', cacheSeconds: 0, cost: 20 },
    resolve: async (_root, { media: medium, id: text }, context) => {
      const { app, caller } = context;
      requireAccount(caller, 'write:catalog');
      const id = readId(text);
      if (id === undefined || !seesEdits({ medium, workId: id }, context)) return null;
      const work = await readEditableWork(app.db, { medium, id });
      if (!work) return null;
      const locks = await locksOf(app, app.db, id);
      const baseRevision = await newestSeq(app.db, id);
      return { subject: { medium, workId: id }, locks, baseRevision, now: app.clock.now() };
    },
  }),
);
