import { sql } from 'kysely';
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
  note: string;
  sources: string[];
  author: string | null;
  workId: string | null;
  changes: { field: string; value: string | null; isRelease: boolean }[];
}

/** What is sent of a revision, by the id that the work has at the hub: null for one that the hub does not have. */
const readSent = async (app: App, revisionId: string): Promise<Sent | undefined> => {
  const { rows } = await sql<Sent>`
    select revision.medium, revision.note, coalesce(proposal.sources, '{}') as sources, username as author,
      (select source_id from catalog.claim where claim.work_id = revision.work_id and claim.medium = revision.medium
        and source in (${HUB_DATA}, ${HUB}) limit 1) as "workId",
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

/**
 * Proposes a revision at the hub. The hub knows it by the id of the revision, so that it may be sent again.
 * @throws Refusal `BAD_USER_INPUT` if the hub will never take it; `UNAVAILABLE` if it may take it later
 */
export const sendUpstream = async (app: App, asked: Asked): Promise<HubEdit> => {
  const sent = await readSent(app, asked.id);
  if (!sent?.workId) {
    throw refusal('BAD_USER_INPUT', 'HUB_REFUSED_EDIT', { words: 'it does not have this title.' });
  }
  const { medium: media, workId, changes, note, sources } = sent;
  const work = { id: asked.id, media, workId, changes, note, sources };
  const input = { ...work, origin: originOf(app, sent), wantsReview: true };
  const edit = await ask(app, asked, { query: PROPOSE, variables: { input } });
  if (!edit) throw refusal('UNAVAILABLE', 'HUB_ANSWERS_NONSENSE');
  return edit;
};

/** Asks the hub what became of an edit; null if it has it no more. @throws Refusal as `sendUpstream` does */
export const readUpstream = (app: App, asked: Asked): Promise<HubEdit | null> =>
  ask(app, asked, { query: READ, variables: { id: asked.id } });
