import type { RequestEvent } from '@sveltejs/kit';
import { searchWorks } from '#lib/features/catalog/find-works.server.ts';
import { MAP, readUnmapped, type Unmapped } from '#lib/features/sync/plan.server.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import type { Actions, PageServerLoad } from './$types';

const keyOf = ({ media, remoteId }: Unmapped): string => `${media}/${remoteId}`;

/** The search for an entry of the page, and its results. */
const answerSearch = async (event: RequestEvent, rows: readonly Unmapped[]) => {
  const key = event.url.searchParams.get('entry');
  const query = event.url.searchParams.get('q')?.trim().slice(0, 200) ?? '';
  const entry = rows.find((row) => keyOf(row) === key);
  if (!entry || query === '') return null;
  return { key, query, found: await searchWorks(event, entry.media, query) };
};

export const load: PageServerLoad = async (event) => {
  const after = event.url.searchParams.get('after');
  const connection = await readUnmapped(event, { id: event.params.id, after });
  const asked = await answerSearch(event, connection.unmapped?.nodes ?? []);
  return { connection, asked, isFirst: after === null };
};

/** Says which title an entry is, or that it is left out. */
const map = async (event: RequestEvent<{ id: string }>) => {
  const form = await readForm(event, 'map');
  const [media, ...rest] = form.text('id').split('/');
  const answer = await mutate(event, MAP, {
    id: event.params.id,
    media: media === 'MANGA' ? 'MANGA' : 'ANIME',
    remoteId: rest.join('/'),
    workId: form.text('workId') || null,
  });
  return answer.ok ? form.done() : form.refused(answer.problem);
};

export const actions = { map } satisfies Actions;
