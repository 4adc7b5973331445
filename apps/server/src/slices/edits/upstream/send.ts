import { type RawBuilder, sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { baseUrl } from '#platform/address.ts';
import { createJsonAsker, outbound } from '#platform/outbound/index.ts';
import { HUB, HUB_DATA } from '#slices/catalog/index.ts';
import { readHubEdit, type HubEdit } from './hub-edit.ts';
import { refusal } from './reasons.ts';
import { upstreamSettings } from './settings.ts';

const DEADLINE_MS = 30_000;
const MOST_BYTES = 256 * 1024;
const MOST_ORIGIN = 200;

const EDIT = 'id state decision';
const PROPOSE = `mutation ProposeUpstream($input: ProposeEditInput!) { edit: proposeEdit(input: $input) { ${EDIT} } }`;
const MERGE = `mutation MergeUpstream($input: ProposeMergeInput!) { edit: proposeMerge(input: $input) { ${EDIT} } }`;
const REMOVE = `mutation RemoveUpstream($input: ProposeRemovalInput!) { edit: proposeRemoval(input: $input) { ${EDIT} } }`;
const RESTORE = `mutation RestoreUpstream($input: ProposeRemovalInput!) { edit: proposeRestoration(input: $input) { ${EDIT} } }`;
const READ = `query ReadUpstream($id: ID!) { edit(id: $id) { ${EDIT} } }`;

interface Asked {
  hub: string;
  id: string;
  signal: AbortSignal;
}

const ask = async (
  app: App,
  { hub, id, signal }: Asked,
  body: { query: string; variables: object },
): Promise<HubEdit | null> => {
  const key = app.settings.of(upstreamSettings).hubKey ?? '';
  const asker = createJsonAsker({
    outbound: await app.open(outbound),
    clock: app.clock,
    setBy: 'user',
    deadlineMs: DEADLINE_MS,
    mostBytes: MOST_BYTES,
    signal,
  });
  const headers = { 'x-api-key': key };
  return readHubEdit(id, await asker({ address: `${hub}/graphql`, headers, body }));
};

interface Sent {
  medium: 'ANIME' | 'MANGA';
  kind: 'CHANGE' | 'MERGE' | 'DELETE' | 'RESTORE';
  /** Whether it made the work. */
  isNew: boolean;
  note: string;
  sources: string[];
  author: string | null;
  /** The id of the work here. */
  ownId: string;
  workId: string | null;
  otherId: string | null;
  changes: { field: string; value: string | null; isRelease: boolean }[];
}

/** The id that a work has at the hub, by the claim that came from there; null for one that the hub does not have. */
const hubIdOf = (work: RawBuilder<unknown>) => sql`(
  select source_id from catalog.claim where work_id = ${work} and claim.medium = revision.medium
    and source in (${HUB_DATA}, ${HUB})
  order by source_id = revision.work_id::text desc, source_id = revision.other_id::text limit 1)`;

/** Of a work that was merged, the claims are those of the other: it has the id that it had here, if it came from the hub. */
const otherIdOf = sql`case when revision.kind = 'MERGE' then (
  select source_id from catalog.claim where work_id = revision.work_id and claim.medium = revision.medium
    and source in (${HUB_DATA}, ${HUB}) and source_id = revision.other_id::text limit 1) end`;

/** What is sent of a revision. */
const readSent = async (app: App, revisionId: string): Promise<Sent | undefined> => {
  const { rows } = await sql<Sent>`
    select revision.medium, revision.kind, revision.note, coalesce(proposal.sources, '{}') as sources, username as author,
      coalesce(proposal.kind = 'CREATE', false) as "isNew", revision.work_id as "ownId", ${hubIdOf(sql`revision.work_id`)} as "workId", ${otherIdOf} as "otherId",
      (select json_agg(json_build_object('field', field, 'value', (said_after -> 'value')::text, 'isRelease', said_after is null))
        from edits.revision_field where revision_seq = seq) as changes
    from edits.revision left join edits.proposal on proposal.id = proposal_id
      left join accounts."user" on "user".id = revision.author_id
    where revision.id = ${revisionId}`.execute(app.db);
  return rows[0];
};

const originOf = (app: App, { author }: Sent): string => {
  const { host } = new URL(baseUrl(app.settings));
  return `${author ?? '–'} (${host})`.slice(0, MOST_ORIGIN);
};

/** The mutation that proposes it; undefined if the hub does not have the works that it is about. */
const proposalOf = (app: App, id: string, sent: Sent) => {
  const { medium: media, ownId, workId, otherId, note, sources, changes } = sent;
  const shared = { id, media, note, sources, origin: originOf(app, sent) };
  if (sent.kind === 'MERGE') {
    if (!workId || !otherId) return undefined;
    return { query: MERGE, variables: { input: { ...shared, workId: otherId, intoId: workId } } };
  }
  if (!workId && !sent.isNew) return undefined;
  if (sent.kind === 'DELETE' || sent.kind === 'RESTORE') {
    const query = sent.kind === 'DELETE' ? REMOVE : RESTORE;
    return { query, variables: { input: { ...shared, workId } } };
  }
  const work = workId ? { workId } : { isSurelyNew: true, newWorkId: ownId };
  return {
    query: PROPOSE,
    variables: { input: { ...shared, ...work, changes, wantsReview: true } },
  };
};

/**
 * Proposes a revision at the hub. The hub knows it by the id of the revision, so that it may be sent again.
 * @throws Refusal `BAD_USER_INPUT` if the hub will never take it; `UNAVAILABLE` if it may take it later
 */
export const sendUpstream = async (app: App, asked: Asked): Promise<HubEdit> => {
  const sent = await readSent(app, asked.id);
  const proposal = sent && proposalOf(app, asked.id, sent);
  if (!proposal) {
    throw refusal('BAD_USER_INPUT', 'HUB_REFUSED_EDIT', { words: 'it does not have this title.' });
  }
  const edit = await ask(app, asked, proposal);
  if (!edit) throw refusal('UNAVAILABLE', 'HUB_ANSWERS_NONSENSE');
  return edit;
};

/** Asks the hub what became of an edit; null if it has it no more. @throws Refusal as `sendUpstream` does */
export const readUpstream = (app: App, asked: Asked): Promise<HubEdit | null> =>
  ask(app, asked, { query: READ, variables: { id: asked.id } });
