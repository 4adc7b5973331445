import { redirect } from '@sveltejs/kit';
import type { ImportPage, ImportRow } from '#lib/features/imports/list-import.ts';
import { isWorkId } from '#lib/features/catalog/work.ts';
import { readScoreFormat } from '#lib/preferences/score-format.server.ts';
import { type FoundWork, searchWorks } from '#lib/features/catalog/find-works.server.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { keptText } from '#lib/form/kept-refusal.ts';
import { scoreWords } from '#lib/features/imports/score-words.ts';
import { UPDATE_PREFERENCES } from '#lib/features/profiles/settings.server.ts';
import { SCORE_FORMATS } from '#lib/features/profiles/settings.ts';
import { write } from '#lib/server/graphql.server.ts';
import { importInLanguage, rowInLanguage } from '#lib/features/imports/import-titles.ts';
import { rowTexts, valueTexts } from '#lib/features/imports/row-texts.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { readRoute } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

const routeOf = ({ params }: RequestEvent): string =>
  `/account/list-imports/${encodeURIComponent(params.id)}`;

/** The search results for the row of the work list. */
interface Asked {
  number: number;
  query: string;
  found: FoundWork[];
}

const answerSearch = async (
  event: RequestEvent,
  rows: readonly ImportRow[],
): Promise<Asked | null> => {
  const number = Number(event.url.searchParams.get('row') ?? '');
  const query = event.url.searchParams.get('q')?.trim().slice(0, 200) ?? '';
  const media = rows.find((row) => row.number === number && row.isOpen)?.media;
  if (!media || query === '') return null;
  return { number, query, found: await searchWorks(event, media, query) };
};

export const load: PageServerLoad = async (event) => {
  if (!isWorkId(event.params.id)) pageError(404, 'PAGE_NOT_FOUND');
  const asked = new URLSearchParams();
  for (const name of ['only', 'after']) {
    const value = event.url.searchParams.get(name);
    if (value) asked.set(name, value);
  }
  const page = await readRoute<ImportPage>(event, `${routeOf(event)}?${asked}`);
  const { locale, titles } = event.locals.preferences;
  const format = (await readScoreFormat(event)) ?? 'POINT_10';
  const { fault, faultReason } = page.import;
  return {
    ...page,
    import: importInLanguage(page.import, titles),
    rows: page.rows.map((row) => ({
      ...rowInLanguage(row, titles),
      why: rowTexts(row, locale),
      values: valueTexts(row, locale, format),
    })),
    format,
    fault: fault === null ? null : keptText(fault, faultReason, locale),
    only: asked.get('only'),
    asked: await answerSearch(event, page.rows),
  };
};

/** An action that calls a route of this import. */
const act = (name: string, pathOf: string) => async (event: RequestEvent) => {
  const form = await readForm(event, name);
  const path = `${routeOf(event)}/${pathOf}`;
  const body = { policy: form.text('policy') };
  const answer = await form.send({ method: 'POST', path, body });
  return answer.ok ? form.done() : form.refused(answer.problem);
};

export const actions = {
  preview: act('preview', 'preview'),
  start: act('start', 'start'),
  undo: act('undo', 'undo'),
  scale: async (event) => {
    const form = await readForm(event, 'scale');
    const input = { scoreFormat: form.choice('scoreFormat', SCORE_FORMATS) };
    const answer = await write(event, UPDATE_PREFERENCES, { input });
    return answer.ok
      ? form.done(scoreWords(event.locals.preferences.locale).switched)
      : form.refused(answer.problem);
  },
  status: async (event) => {
    const form = await readForm(event, 'status');
    const path = `${routeOf(event)}/rows/${encodeURIComponent(form.text('id'))}/status`;
    const answer = await form.send({ method: 'POST', path, body: { status: form.text('status') } });
    return answer.ok ? form.done() : form.refused(answer.problem);
  },
  decide: async (event) => {
    const form = await readForm(event, 'decide');
    const path = `${routeOf(event)}/rows/${encodeURIComponent(form.text('id'))}/decision`;
    const body = { workId: form.text('workId') || null };
    const answer = await form.send({ method: 'POST', path, body });
    return answer.ok ? form.done() : form.refused(answer.problem);
  },
  forget: async (event) => {
    const form = await readForm(event, 'forget');
    const answer = await form.send({ method: 'DELETE', path: routeOf(event) });
    if (!answer.ok) return form.refused(answer.problem);
    redirect(303, '/settings/import');
  },
} satisfies Actions;
