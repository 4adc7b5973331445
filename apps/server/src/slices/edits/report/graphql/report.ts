import { batched } from '#platform/graphql/batch.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { NodeRef } from '#platform/graphql/node.ts';
import { AnimeRef, catalogue, MangaRef, mangaCatalogue } from '#slices/catalog/index.ts';
import { sightById, UserRef } from '#slices/profiles/index.ts';
import { editNow, roleOf } from '../../graphql/act.ts';
import { EditRef } from '../../graphql/edit.ts';
import { seesEdits } from '../../graphql/subject.ts';
import { mayModerate } from '../../policy.ts';
import type { Report, ReportReason, ReportSubject, Statement } from '../model.ts';
import { statementsOf } from '../queries.ts';

export const SubjectEnum = builder.enumType('ReportSubject', {
  description: 'What is reported.',
  values: valuesOf<ReportSubject>({
    ANIME: 'What an anime says.',
    MANGA: 'What a manga says.',
    EDIT: 'An edit, or what is said about it.',
    USER: 'A user, or what they write about themselves.',
  }),
});

export const ReasonEnum = builder.enumType('ReportReason', {
  description: 'Why something is reported.',
  values: valuesOf<ReportReason>({
    WRONG: 'Something is wrong.',
    DUPLICATE: 'It is there twice.',
    SPAM: 'Spam or advertising.',
    ABUSE: 'Insults, harassment or hate.',
    ADULT: 'Adult content that is not marked as such.',
    RIGHTS: 'It violates rights of somebody.',
    OTHER: 'Something else, which the note says.',
  }),
});

const StatementRef = builder.objectRef<Statement>('ReportStatement').implement({
  extensions: { tier: 'public' },
  description: 'What one person reports.',
  fields: (t) => ({
    reason: t.expose('reason', { type: ReasonEnum, nullable: false, description: 'Why.' }),
    note: t.exposeString('note', { nullable: false, description: 'More about it; may be empty.' }),
    reporter: t.field({
      type: UserRef,
      description: 'Who reports it; null if the caller may not see them.',
      resolve: ({ reporterId }, _args, context) => sightById(context, reporterId),
    }),
    writtenAt: t.expose('writtenAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was written.',
    }),
  }),
});

/** Whether a user is a moderator. */
export const isModerator = async ({ app }: RequestContext, userId: string): Promise<boolean> =>
  mayModerate(await roleOf(app.db, userId));

const readStatements = batched<string, Statement[]>(({ app }, ids) => statementsOf(app.db, ids));

/** Moderators read all that was said; reporters read what they said themselves. */
const statementsFor = async (context: RequestContext, id: string): Promise<Statement[]> => {
  const { userId } = context.caller;
  const all = (await readStatements(context, id)) ?? [];
  if (userId === null) return [];
  if (await isModerator(context, userId)) return all;
  return all.filter(({ reporterId }) => reporterId === userId);
};

export const ReportRef = builder.objectRef<Report>('Report').implement({
  extensions: { tier: 'public' },
  interfaces: [NodeRef],
  description:
    'Something that people report to the moderators. Those who report it and moderators read it.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the report.' }),
    anime: t.field({
      type: AnimeRef,
      description: 'The anime that is reported.',
      resolve: ({ medium, workId }, _args, { app }) =>
        (medium === 'ANIME' && app.get(catalogue).get(workId ?? '')) || null,
    }),
    manga: t.field({
      type: MangaRef,
      description: 'The manga that is reported.',
      resolve: ({ medium, workId }, _args, { app }) =>
        (medium === 'MANGA' && app.get(mangaCatalogue).get(workId ?? '')) || null,
    }),
    edit: t.field({
      type: EditRef,
      description: 'The edit that is reported.',
      resolve: async ({ proposalId }, _args, context) => {
        const edit = proposalId === null ? null : await editNow(context, proposalId);
        return edit && seesEdits(edit, context) ? edit : null;
      },
    }),
    user: t.field({
      type: UserRef,
      description: 'The user who is reported.',
      resolve: ({ userId }, _args, context) =>
        userId === null ? null : sightById(context, userId),
    }),
    statements: t.field({
      type: [StatementRef],
      nullable: false,
      description: 'What was reported: to moderators all of it, to others what they wrote.',
      extensions: { listSize: 5, cost: 2 },
      resolve: ({ id }, _args, context) => statementsFor(context, id),
    }),
    openedAt: t.expose('openedAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was first reported.',
    }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      description: 'When a moderator settled it; null while it waits.',
    }),
    settledBy: t.field({
      type: UserRef,
      description: 'The moderator who settled it.',
      resolve: ({ settledById }, _args, context) =>
        settledById === null ? null : sightById(context, settledById),
    }),
    isUpheld: t.exposeBoolean('isUpheld', {
      description: 'Whether the moderator acted on it; null while it waits.',
    }),
    answer: t.exposeString('answer', {
      nullable: false,
      description: 'What the moderator tells those who reported it; may be empty.',
    }),
  }),
});
