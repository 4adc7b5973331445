import { DAY_MS } from '#platform/durations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { FIELD_GROUPS, type FieldGroup } from '#slices/catalog/index.ts';
import { seen, sightById, UserRef } from '#slices/profiles/index.ts';
import { EVERYTHING, knownEditor } from '../editor.ts';
import { thanksOf, type TopEditor, topEditors } from '../queries/editor.ts';
import { type EditorRecord, isKnown, isTrusted } from '../rules/trust.ts';
import { EditFieldGroupEnum } from './value.ts';

interface GroupRecord {
  group: FieldGroup;
  accepted: number;
  rejected: number;
  isTrusted: boolean;
}

const GroupRecordRef = builder.objectRef<GroupRecord>('EditorGroup').implement({
  extensions: { tier: 'public' },
  description: 'What became of the changes that a user proposed in one group of fields.',
  fields: (t) => ({
    group: t.expose('group', {
      type: EditFieldGroupEnum,
      nullable: false,
      description: 'The fields.',
    }),
    accepted: t.exposeInt('accepted', { nullable: false, description: 'Values accepted.' }),
    rejected: t.exposeInt('rejected', { nullable: false, description: 'Values rejected.' }),
    isTrusted: t.exposeBoolean('isTrusted', {
      nullable: false,
      description: 'Whether changes of the user in these fields need no review.',
    }),
  }),
});

interface EditorFigures {
  userId: string;
  editor: EditorRecord;
  isBlocked: boolean;
}

const groupsOf = ({ editor, isBlocked }: EditorFigures): GroupRecord[] =>
  FIELD_GROUPS.map((group) => ({
    group,
    accepted: editor.decided[group]?.accepted ?? 0,
    rejected: editor.decided[group]?.rejected ?? 0,
    isTrusted: !isBlocked && isTrusted(editor, group),
  })).filter(({ accepted, rejected }) => accepted + rejected > 0);

const sum = (figures: EditorFigures, of: 'accepted' | 'rejected'): number =>
  groupsOf(figures).reduce((total, group) => total + group[of], 0);

const FiguresRef = builder.objectRef<EditorFigures>('EditorStatistics').implement({
  extensions: { tier: 'public' },
  description: 'How a user edits the catalogue.',
  fields: (t) => ({
    accepted: t.int({
      nullable: false,
      description: 'Values of theirs that were accepted.',
      resolve: (figures) => sum(figures, 'accepted'),
    }),
    rejected: t.int({
      nullable: false,
      description: 'Values of theirs that were rejected.',
      resolve: (figures) => sum(figures, 'rejected'),
    }),
    isKnown: t.boolean({
      nullable: false,
      description: 'Whether what they add where nothing stood needs no review.',
      resolve: ({ editor, isBlocked }) => !isBlocked && isKnown(editor),
    }),
    groups: t.field({
      type: [GroupRecordRef],
      nullable: false,
      description: 'The same by group of fields; groups without any are left out.',
      extensions: { listSize: 9 },
      resolve: groupsOf,
    }),
    thanks: t.int({
      nullable: false,
      description: 'How often somebody thanked them for a revision.',
      resolve: ({ userId }, _args, { app }) => thanksOf(app.db, userId),
    }),
  }),
});

builder.objectField(UserRef, 'editorStatistics', (t) =>
  t.field({
    type: FiguresRef,
    nullable: true,
    description: 'How they edit the catalogue; null if they never did, or keep it to themselves.',
    extensions: { cost: 5 },
    resolve: seen('profile', async ({ id }, _args, { app }): Promise<EditorFigures | null> => {
      const known = await knownEditor(app, app.db, id);
      if (!known || Object.keys(known.editor.decided).length === 0) return null;
      const isBlocked = known.blockedFor !== null;
      const distrusted = known.editor.distrusted.filter(
        (group) => (group as string) !== EVERYTHING,
      );
      return { userId: id, editor: { ...known.editor, distrusted }, isBlocked };
    }),
  }),
);

const TopEditorRef = builder.objectRef<TopEditor>('TopEditor').implement({
  extensions: { tier: 'public' },
  description: 'Somebody who changed much in the catalogue.',
  fields: (t) => ({
    user: t.field({
      type: UserRef,
      description: 'Who; null if the caller may not see them.',
      resolve: ({ userId }, _args, context) => sightById(context, userId),
    }),
    revisions: t.exposeInt('revisions', {
      nullable: false,
      description: 'Edits of theirs that were accepted in the time asked for, and still stand.',
    }),
    thanks: t.exposeInt('thanks', { nullable: false, description: 'Thanks of all time.' }),
  }),
});
const DAYS = { WEEK: 7, MONTH: 30, ALL: null } as const;
type EditPeriod = keyof typeof DAYS;

const PeriodEnum = builder.enumType('EditPeriod', {
  description: 'A time up to now.',
  values: valuesOf<EditPeriod>({ WEEK: 'Seven days.', MONTH: '30 days.', ALL: 'All time.' }),
});

builder.queryField('topEditors', (t) =>
  t.field({
    type: [TopEditorRef],
    nullable: true,
    description: 'The 20 users who changed most in the catalogue within a time, the most first.',
    args: { period: t.arg({ type: PeriodEnum, required: true, description: 'The time.' }) },
    extensions: { tier: 'public', cacheSeconds: 0, cost: 20, listSize: 20 },
    resolve: (_root, { period }, { app }) => {
      const days = DAYS[period];
      return topEditors(app.db, days && new Date(app.clock.nowMs() - days * DAY_MS));
    },
  }),
);
