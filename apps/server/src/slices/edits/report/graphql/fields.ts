import { z } from 'zod';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOfRows } from '#platform/graphql/connection.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { addStoredNodes, byId } from '#platform/graphql/node.ts';
import { pageArguments } from '#platform/graphql/page.ts';
import { readId } from '#platform/ids.ts';
import { requireAccount } from '#slices/access/index.ts';
import { shelfOf } from '#slices/catalog/index.ts';
import { sightById } from '#slices/profiles/index.ts';
import { act, actAsModerator, editNow } from '../../graphql/act.ts';
import { writtenText } from '../../graphql/input.ts';
import { seesEdits } from '../../graphql/subject.ts';
import { refusal as refusalOfEdits } from '../../reasons.ts';
import { report, settleReport } from '../commands.ts';
import { type Report, type Reported, type ReportSubject, reportedOf } from '../model.ts';
import { type ReportKey, reportById, reportPage, reportsFor } from '../queries.ts';
import { refusal } from '../reasons.ts';
import { isModerator, ReasonEnum, ReportRef, SubjectEnum } from './report.ts';

const MOST_NOTE = 2_000;

/** The thing with an id that the caller sees. @throws Refusal `NOT_FOUND` */
const requireSubject = async (
  context: RequestContext,
  subject: ReportSubject,
  text: string,
): Promise<Reported> => {
  const id = readId(text);
  const isThere = async (known: string): Promise<boolean> => {
    if (subject === 'USER') return (await sightById(context, known)) !== null;
    if (subject === 'EDIT') {
      const edit = await editNow(context, known);
      return edit !== null && edit.state !== 'DRAFT' && seesEdits(edit, context);
    }
    const work = shelfOf(context.app, subject).get(known);
    return work !== undefined && !work.isHidden;
  };
  if (id !== undefined && (await isThere(id))) return reportedOf(subject, id);
  throw refusal('NOT_FOUND', 'REPORT_SUBJECT_UNKNOWN', { field: 'id' });
};

const reportId = (text: string): string => {
  const id = readId(text);
  if (id === undefined) throw refusal('NOT_FOUND', 'REPORT_NOT_FOUND');
  return id;
};

const reportsSeen = async (context: RequestContext, ids: readonly string[]): Promise<Report[]> => {
  const { userId } = context.caller;
  if (userId === null) return [];
  const reader = { readerId: userId, isModerator: await isModerator(context, userId) };
  return reportsFor(context.app.db, { ids, ...reader });
};

builder.mutationFields((t) => ({
  sendReport: t.field({
    type: ReportRef,
    nullable: true,
    description:
      'Reports something to the moderators, who answer with a notice. Reports of one thing are joined. At most 20 a day; needs the scope `write:catalog`.',
    args: {
      subject: t.arg({ type: SubjectEnum, required: true, description: 'What it is.' }),
      id: t.arg.id({ required: true, description: 'Id of the anime, manga, edit or user.' }),
      reason: t.arg({ type: ReasonEnum, required: true, description: 'Why.' }),
      note: t.arg.string({ description: 'More about it: 2,000 characters at most.' }),
    },
    extensions: { tier: 'public', cost: 10 },
    resolve: async (_root, { subject, id, reason, ...args }, context) => {
      requireAccount(context.caller, 'write:catalog');
      const reported = await requireSubject(context, subject, id);
      const note = writtenText(args.note, { field: 'note', most: MOST_NOTE });
      const made = await act(context, (tx, reporterId) =>
        report(context.app, tx, { ...reported, reporterId, reason, note }),
      );
      return (await reportById(context.app.db, made)) ?? null;
    },
  }),
  settleReport: t.field({
    type: ReportRef,
    nullable: true,
    description:
      'Settles a report, and tells those who reported it. Moderators only; needs the scope `write:catalog`.',
    args: {
      id: t.arg.id({ required: true, description: '`Report.id`.' }),
      isUpheld: t.arg.boolean({
        required: true,
        description: 'True if you acted on it, false if there was nothing to do.',
      }),
      answer: t.arg.string({ description: 'What they are told: 2,000 characters at most.' }),
    },
    extensions: { tier: 'public', cost: 10 },
    resolve: async (_root, { isUpheld, ...args }, context) => {
      const id = reportId(args.id);
      const answer = writtenText(args.answer, { field: 'answer', most: MOST_NOTE });
      await actAsModerator(context, 'report-settled', (tx, by, about) => {
        about(id);
        return settleReport(context.app, tx, { id, isUpheld, answer, by });
      });
      return (await reportById(context.app.db, id)) ?? null;
    },
  }),
}));

const reportKey = z.tuple([z.uuid()]);

builder.queryFields((t) => ({
  report: t.field({
    type: ReportRef,
    nullable: true,
    description:
      'A report; null if there is none with this id that the caller wrote in, or reads as a moderator.',
    args: { id: t.arg.id({ required: true, description: '`Report.id`.' }) },
    extensions: { tier: 'public', cacheSeconds: 0, cost: 5 },
    resolve: async (_root, { id }, context) => {
      requireAccount(context.caller, 'write:catalog');
      const known = readId(id);
      return known === undefined ? null : ((await reportsSeen(context, [known]))[0] ?? null);
    },
  }),
  reports: t.connection(
    {
      type: ReportRef,
      nullable: true,
      description:
        'What people report: those that wait, the longest waiting first, or those that are settled, the latest first. Moderators only.',
      args: { isSettled: t.arg.boolean({ description: 'True for those that are settled.' }) },
      extensions: { tier: 'public', cacheSeconds: 0, cost: 5 },
      resolve: async (_root, { isSettled, ...args }, context) => {
        const userId = requireAccount(context.caller, 'write:catalog');
        if (!(await isModerator(context, userId))) {
          throw refusalOfEdits('FORBIDDEN', 'MODERATOR_NEEDED');
        }
        const page = pageArguments<ReportKey>(args, reportKey);
        const rows = await reportPage(context.app.db, isSettled ?? false, page);
        const keyOf = ({ id }: Report): ReportKey => [id];
        return connectionOfRows({ rows, page, keyOf, totalCount: null });
      },
    },
    { name: 'ReportConnection' },
    { name: 'ReportEdge' },
  ),
}));

addStoredNodes('Report', async (context, ids) => byId(await reportsSeen(context, ids)));
