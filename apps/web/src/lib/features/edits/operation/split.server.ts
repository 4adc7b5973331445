import { redirect, type RequestEvent } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import { graphql } from '#lib/server/document.server.ts';
import { execute, write } from '#lib/server/graphql.server.ts';
import { operationWords } from './operation-words.ts';
import { readWork, whyOf, type WorkToChange } from './work.server.ts';

const CLAIMS = graphql(`
  query WebWorkClaims($media: EditMedia!, $id: ID!) {
    workClaims(media: $media, id: $id) {
      source
      sourceId
      title
      formerId
    }
    dataSources {
      key
      name
    }
  }
`);

/** What data sources say of a work; `key` names each in the form. */
async function readClaims(event: RequestEvent, { id, media }: WorkToChange) {
  const { workClaims, dataSources } = await execute(event, CLAIMS, { media, id });
  const names = new Map(dataSources?.map(({ key, name }) => [key, name]));
  return (workClaims ?? []).map((claim) => ({
    ...claim,
    key: JSON.stringify([claim.source, claim.sourceId]),
    sourceName: names.get(claim.source) ?? claim.source,
  }));
}

/** The page that splits a work. */
export async function loadSplit(event: RequestEvent) {
  const work = await readWork(event);
  return { work, claims: await readClaims(event, work) };
}

const PROPOSE = graphql(
  'mutation WebProposeSplit($input: ProposeSplitInput!) { proposeSplit(input: $input) { id } }',
);

/** Proposes a work of the ticked claims, and leads to the edit. If all of them were another work before, that one is back with its id. */
export async function proposeSplit(event: RequestEvent) {
  const form = await readForm(event, 'split');
  const work = await readWork(event);
  const ticked = new Set(form.all('claim'));
  const chosen = (await readClaims(event, work)).filter(({ key }) => ticked.has(key));
  if (chosen.length === 0) {
    const detail = operationWords(event.locals.preferences.locale).chooseOne;
    return form.refused<never>({ status: 400, code: 'BAD_USER_INPUT', detail });
  }
  const [first, ...others] = new Set(chosen.map(({ formerId }) => formerId));
  const input = {
    media: work.media,
    workId: work.id,
    claims: chosen.map(({ source, sourceId }) => ({ source, sourceId })),
    formerId: others.length === 0 ? (first ?? null) : null,
    ...whyOf(form),
  };
  const answer = await write(event, PROPOSE, { input });
  if (!answer.ok) return form.refused<never>(answer.problem);
  redirect(303, `/edits/${answer.body.proposeSplit.id}`);
}
