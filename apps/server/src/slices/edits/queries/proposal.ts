import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { rowLimit } from '#platform/graphql/connection.ts';
import type { Page } from '#platform/graphql/page.ts';
import type { ClaimKey, FieldGroup, Media } from '#slices/catalog/index.ts';
import type { ProposalKind, ProposalState, Subject } from '../model.ts';

/** A proposal as people read it. */
export interface Proposal extends Subject {
  id: string;
  kind: ProposalKind;
  state: ProposalState;
  authorId: string | null;
  assigneeId: string | null;
  note: string;
  origin: string | null;
  sources: string[];
  createdAt: Date;
  submittedAt: Date | null;
  answerDueAt: Date | null;
  contestedAt: Date | null;
  closesAt: Date | null;
  decidedAt: Date | null;
  decidedById: string | null;
  decision: string;
  otherId: string | null;
  claims: ClaimKey[] | null;
  appliesFrom: Date | null;
}

/** The position in a list of proposals, the latest first. */
export type ProposalKey = readonly [id: string];

/** Which proposals are read. Drafts are their author’s only. */
export interface ProposalFilter {
  state?: ProposalState | null;
  workId?: string | null;
  authorId?: string | null;
  assigneeId?: string | null;
  /** Whether an editor looks at it, whoever that is. */
  isTaken?: boolean | null;
  kind?: ProposalKind | null;
  medium?: Media | null;
  /** Changes a value of this group. */
  group?: FieldGroup | null;
  /** Whether its author must answer a question. */
  isAsked?: boolean | null;
  /** Whether somebody voted against it. */
  isContested?: boolean | null;
  /** Sent before this moment. */
  sentBefore?: Date | null;
  /** Who reads; null for an anonymous caller. */
  readerId: string | null;
}

const COLUMNS = sql`id, kind, medium, work_id as "workId", state, author_id as "authorId", assignee_id as "assigneeId", note, origin, sources,
  created_at as "createdAt", submitted_at as "submittedAt", answer_due_at as "answerDueAt", contested_at as "contestedAt",
  closes_at as "closesAt", decided_at as "decidedAt", decided_by as "decidedById", decision,
  other_id as "otherId", claims, applies_from as "appliesFrom"`;

/** Whether a moment is there or not; nothing if that does not matter. */
const hasMoment = (column: string, wanted: boolean | null | undefined): RawBuilder<unknown>[] => {
  if (wanted == null) return [];
  return [wanted ? sql`${sql.ref(column)} is not null` : sql`${sql.ref(column)} is null`];
};

/** The conditions of a queue: how an edit waits, and for whom. */
const queued = (filter: ProposalFilter): RawBuilder<unknown>[] => {
  const { kind, medium, group, isTaken, isAsked, isContested, sentBefore } = filter;
  return [
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(medium ? [sql`medium = ${medium}`] : []),
    ...(group
      ? [
          sql`exists (select from edits.change where proposal_id = proposal.id and field_group = ${group})`,
        ]
      : []),
    ...hasMoment('assignee_id', isTaken),
    ...hasMoment('answer_due_at', isAsked),
    ...hasMoment('contested_at', isContested),
    ...(sentBefore ? [sql`submitted_at < ${sentBefore}`] : []),
  ];
};

const where = (filter: ProposalFilter): RawBuilder<unknown> => {
  const { state, workId, authorId, assigneeId, readerId } = filter;
  const draft = readerId === null ? sql`` : sql`or author_id = ${readerId}`;
  const parts = [
    sql`(state <> 'DRAFT' ${draft})`,
    // A constant, so that the index on open proposals serves them.
    ...(state ? [sql`state = ${sql.lit(state)}`] : []),
    ...(workId ? [sql`(work_id = ${workId} or other_id = ${workId})`] : []),
    ...(authorId ? [sql`author_id = ${authorId}`] : []),
    ...(assigneeId ? [sql`assignee_id = ${assigneeId}`] : []),
    ...queued(filter),
  ];
  return sql.join(parts, sql` and `);
};

/** A page of proposals. Those that are open come the longest waiting first, others the latest first. */
export const proposalPage = async (
  db: Database,
  filter: ProposalFilter,
  page: Page<ProposalKey>,
): Promise<Proposal[]> => {
  const isOldestFirst = filter.state === 'OPEN';
  const ascends = isOldestFirst === (page.direction === 'forward');
  const [afterSign, beforeSign] = isOldestFirst ? [sql`>`, sql`<`] : [sql`<`, sql`>`];
  const after = page.after ? sql`and id ${afterSign} ${page.after[0]}` : sql``;
  const before = page.before ? sql`and id ${beforeSign} ${page.before[0]}` : sql``;
  const { rows } = await sql<Proposal>`
    select ${COLUMNS} from edits.proposal where ${where(filter)} ${after} ${before}
    order by id ${ascends ? sql`asc` : sql`desc`} limit ${rowLimit(page)}`.execute(db);
  return rows;
};

/** Proposals by id, but for drafts of others. */
export const proposalsById = async (
  db: Database,
  ids: readonly string[],
  readerId: string | null,
): Promise<Proposal[]> => {
  const { rows } = await sql<Proposal>`
    select ${COLUMNS} from edits.proposal
    where id = any(${[...ids]}::uuid[]) and ${where({ readerId })}`.execute(db);
  return rows;
};
