import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { publish } from '#platform/events.ts';
import {
  COMMUNITY,
  type CommunityValues,
  EDITABLE_FIELDS,
  type EditableWork,
  type FieldAddress,
  fieldAt,
  partsOf,
  sayOfWork,
} from '#slices/catalog/index.ts';
import { applyAnimeChange } from '#slices/sources/index.ts';
import { revisionMade } from '../events.ts';
import type { RevisionKind, Said, Subject } from '../model.ts';
import { groupOf } from '../editable/field.ts';
import { readWork, settleParts } from '../editable/work.ts';
import { noteCommunity } from './note-community.ts';

/** What becomes of a work, who wanted it and who agreed. */
export interface Application extends Subject {
  /** What people say from now on at each address; undefined if they say nothing any more. */
  said: ReadonlyMap<FieldAddress, Said>;
  authorId: string | null;
  decidedBy: string | null;
  proposalId: string | null;
  note: string;
  /** What happens to the work as a whole, if that is more than a change of values. */
  operation?: { kind: RevisionKind; otherId: string | null; mergeId: string | null };
}

const withSaid = (before: CommunityValues, said: Application['said']): CommunityValues => {
  const all = new Map(Object.entries(before));
  for (const [field, one] of said) {
    if (one) all.set(field, one.value);
    else all.delete(field);
  }
  return Object.fromEntries([...all].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

const json = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

const writeRevision = async (app: App, tx: Tx, application: Application): Promise<MadeRevision> => {
  const id = app.ids.next();
  const { operation } = application;
  const { seq } = await tx
    .insertInto('edits.revision')
    .values({
      id,
      medium: application.medium,
      work_id: application.workId,
      proposal_id: application.proposalId,
      author_id: application.authorId,
      decided_by: application.decidedBy,
      note: application.note,
      made_at: app.clock.now(),
      ...(operation && {
        kind: operation.kind,
        other_id: operation.otherId,
        merge_id: operation.mergeId,
      }),
    })
    .returning('seq')
    .executeTakeFirstOrThrow();
  return { id, seq };
};

/** A revision that was made. */
export interface MadeRevision {
  id: string;
  seq: number;
}

/** What people say of a work at an address now. */
export const saidNow = (work: EditableWork | undefined, field: FieldAddress): Said =>
  work && field in work.said ? { value: work.said[field] } : undefined;

const writeFields = async (
  tx: Tx,
  { seq }: MadeRevision,
  { application, before, after }: Pictures,
): Promise<void> => {
  const rows = [...application.said].map(([field, said]) => ({
    revision_seq: seq,
    field,
    field_group: groupOf(application.medium, field),
    before: before?.values.get(field) ?? null,
    after: after?.values.get(field) ?? null,
    said_before: saidNow(before, field) ?? null,
    said_after: said ?? null,
  }));
  await sql`insert into edits.revision_field
    select * from jsonb_populate_recordset(null::edits.revision_field, ${json(rows)}::jsonb)`.execute(
    tx,
  );
};

/** A work before and after. */
interface Pictures {
  application: Application;
  before: EditableWork | undefined;
  after: EditableWork | undefined;
}

/** The claim that applying tells those who keep schedules and releases: it mentions every field that changed. */
const mentions = (said: Application['said']) =>
  Object.fromEntries([...said.keys()].map((field) => [partsOf(field).name, null]));

const say = async (
  app: App,
  tx: Tx,
  { application, before }: Omit<Pictures, 'after'>,
): Promise<void> => {
  const { medium, workId, said, operation } = application;
  // Once people said something of a work, they are known as a source.
  if (Object.keys(before?.said ?? {}).length === 0) await noteCommunity(app, tx);
  const saying = { medium, workId, said: withSaid(before?.said ?? {}, said) };
  const fields = [...said.keys()];
  // An operation may have moved claims since.
  const claims = operation ? undefined : before?.claims;
  const change = await sayOfWork(app, tx, { ...saying, fields, claims });
  if (change) {
    const speaking = { sourceId: COMMUNITY, ...mentions(said) };
    await applyAnimeChange(app, tx, { change, claims: [speaking] });
  }
  await settleParts(app, tx, { medium, workId, addresses: fields });
};

/** A work after it changed. Values of other slices are read again: what they say is theirs to decide. */
const readAfter = async (
  tx: Tx,
  { application, before }: Omit<Pictures, 'after'>,
): Promise<Pictures['after']> => {
  const { medium, workId, said, operation } = application;
  const fields = [...said.keys()];
  const isOwn = fields.every((field) => fieldAt(EDITABLE_FIELDS[medium], field));
  // A work of which nothing was known, or that became another, is not what it was.
  if (!before || before.values.size === 0 || operation || !isOwn) {
    return readWork(tx, { medium, workId, wanted: fields });
  }
  const saidAfter = withSaid(before.said, said);
  return { ...before, said: saidAfter, values: before.valuesIf(saidAfter) };
};

/**
 * Lets people say something else of a work, and writes the revision. The caller holds the lock on changes and has read `before` under it.
 */
export const applySaid = async (
  app: App,
  tx: Tx,
  { application, before }: Omit<Pictures, 'after'>,
): Promise<MadeRevision> => {
  const { medium, workId, said } = application;
  const fields = [...said.keys()];
  if (said.size > 0) await say(app, tx, { application, before });
  const after = await readAfter(tx, { application, before });
  const revision = await writeRevision(app, tx, application);
  await writeFields(tx, revision, { application, before, after });
  await publish(app, tx, revisionMade, { medium, workId, revisionId: revision.id, fields });
  return revision;
};
