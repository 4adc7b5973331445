import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { FieldAddress, FieldGroup } from '#slices/catalog/index.ts';
import type { MessageKind } from '../commands/message.ts';

/** One value of a proposal. */
export interface ChangeRow {
  proposalId: string;
  field: FieldAddress;
  group: FieldGroup;
  before: unknown;
  after: unknown;
  isRelease: boolean;
  isAccepted: boolean | null;
}

/** Something said about a proposal. */
export interface MessageRow {
  id: string;
  proposalId: string;
  kind: MessageKind;
  authorId: string | null;
  text: string;
  writtenAt: Date;
}

/** The votes on a proposal. */
export interface VoteCount {
  proposalId: string;
  for: number;
  against: number;
}

/** Most comments that are shown of a proposal, and most questions, answers and appeals. */
export const MOST_MESSAGES = 200;

const ids = (all: readonly string[]) => sql`any(${[...all]}::uuid[])`;

/** The values of some proposals, by proposal. */
export const changesOf = async (
  db: Database,
  proposalIds: readonly string[],
): Promise<Map<string, ChangeRow[]>> => {
  const { rows } = await sql<ChangeRow>`
    select proposal_id as "proposalId", field, field_group as group, before, after, is_release as "isRelease", is_accepted as "isAccepted"
    from edits.change where proposal_id = ${ids(proposalIds)} order by proposal_id, field`.execute(
    db,
  );
  return Map.groupBy(rows, ({ proposalId }) => proposalId);
};

/** What was said about some proposals, the oldest first, by proposal: the newest comments, and besides them what its author must not miss. */
export const messagesOf = async (
  db: Database,
  proposalIds: readonly string[],
): Promise<Map<string, MessageRow[]>> => {
  const { rows } = await sql<MessageRow>`
    select id, proposal_id as "proposalId", kind, author_id as "authorId", text, written_at as "writtenAt"
    from unnest(${[...proposalIds]}::uuid[]) as wanted (proposal), lateral (
      (select * from edits.message where proposal_id = wanted.proposal and kind = 'COMMENT' order by id desc limit ${MOST_MESSAGES})
      union all
      (select * from edits.message where proposal_id = wanted.proposal and kind <> 'COMMENT' order by id desc limit ${MOST_MESSAGES})) message
    order by proposal_id, id`.execute(db);
  return Map.groupBy(rows, ({ proposalId }) => proposalId);
};

/** The votes on some proposals, by proposal. */
export const votesOf = async (
  db: Database,
  proposalIds: readonly string[],
): Promise<Map<string, VoteCount>> => {
  const { rows } = await sql<VoteCount>`
    select proposal_id as "proposalId", count(*) filter (where is_for)::integer as "for",
      count(*) filter (where not is_for)::integer as against
    from edits.vote where proposal_id = ${ids(proposalIds)} group by proposal_id`.execute(db);
  return new Map(rows.map((row) => [row.proposalId, row]));
};
