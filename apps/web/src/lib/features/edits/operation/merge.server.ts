import { redirect, type RequestEvent } from '@sveltejs/kit';

import { isWorkId } from '#lib/features/catalog/work.ts';
import { refusalText } from '#lib/form/refusal-text.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { graphql, type ResultOf } from '#lib/server/document.server.ts';
import { write } from '#lib/server/graphql.server.ts';
import { fieldName, linesOf, type Reading } from '../value-lines.ts';
import { searchSame } from './search.server.ts';
import { readWork, whyOf, type WorkToChange } from './work.server.ts';

const PREVIEW = graphql(`
  query WebMergePreview($media: EditMedia!, $id: ID!, $into: ID!) {
    mergePreview(media: $media, workId: $id, intoId: $into) {
      from {
        id: workId
        title
      }
      into {
        id: workId
        title
      }
      entries
      joinedEntries
      plays
      externalIds
      differences {
        field
        from
        into
      }
    }
  }
`);

/** What a merge would do, or why it cannot be done. */
async function readPreview(event: RequestEvent, { id, media }: WorkToChange, into: string) {
  const { locale } = event.locals.preferences;
  const answer = await write(event, PREVIEW, { media, id, into });
  if (!answer.ok) return { preview: null, fault: refusalText(answer.problem, locale) };
  return { preview: shownPreview(answer.body.mergePreview, { media, locale }), fault: null };
}

type Preview = NonNullable<ResultOf<typeof PREVIEW>['mergePreview']>;

const shownPreview = (preview: Preview, { media, locale }: Reading) => {
  const read = (field: string, json: string | null) =>
    linesOf(field, json, { media, locale }).slice(0, 5);
  return {
    ...preview,
    differences: preview.differences.map(({ field, from, into: theirs }) => ({
      field,
      name: fieldName(field, locale),
      from: read(field, from),
      into: read(field, theirs),
    })),
  };
};

const UNREAD = { preview: null, fault: null };

/** The page that merges a work: a search for the other one, and what the merge would do. */
export async function loadMerge(event: RequestEvent) {
  const work = await readWork(event);
  const query = event.url.searchParams.get('q')?.slice(0, 200) ?? '';
  const into = event.url.searchParams.get('into') ?? '';
  const { preview, fault } = isWorkId(into) ? await readPreview(event, work, into) : UNREAD;
  // After a refusal people choose another one, as from the title that the form shows.
  const asked = query || (fault === null ? '' : work.title);
  const found = asked === '' ? null : await searchSame(event, work.media, asked);
  const others = found?.filter(({ id }) => id !== work.id) ?? null;
  return { work, query, preview, fault, found: others };
}

const PROPOSE = graphql(
  'mutation WebProposeMerge($input: ProposeMergeInput!) { proposeMerge(input: $input) { id } }',
);

/** Proposes to merge a work with the one that was chosen, and leads to the edit. */
export async function proposeMerge(event: RequestEvent) {
  const form = await readForm(event, 'merge');
  const { id, media } = await readWork(event);
  const input = { media, workId: id, intoId: form.text('into'), ...whyOf(form) };
  const answer = await write(event, PROPOSE, { input });
  if (!answer.ok) return form.refused<never>(answer.problem);
  redirect(303, `/edits/${answer.body.proposeMerge.id}`);
}
