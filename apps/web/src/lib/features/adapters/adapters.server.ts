import { readPage } from '@tsuzuki/adapters/html';
import { redirect, type RequestEvent } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { callRoute, readRoute, refuse, signInAddress } from '#lib/server/route.server.ts';
import { adapterWords } from './adapter-words.ts';
import { type AdapterList, type AdapterProposals, FIRST_ADAPTER } from './adapter.ts';
import { tryAdapter } from './trial.ts';

/** All adapters as they are now. */
export async function readAdapters(event: RequestEvent): Promise<AdapterList> {
  const answer = await callRoute<AdapterList>(event, { method: 'GET', path: '/api/adapters' });
  return answer.ok ? answer.body : refuse(answer.problem);
}

/** What the visitor proposed, and for editors what waits. */
export const readProposals = (event: RequestEvent): Promise<AdapterProposals> =>
  readRoute<AdapterProposals>(event, '/account/adapters');

/** The adapter of a page of the editor. @throws 404 if there is none of that name */
export async function readAdapter(event: RequestEvent): Promise<{ label: string; text: string }> {
  const { adapters } = await readAdapters(event);
  const found = adapters.find(({ name }) => name === event.params['name']);
  if (!found) return pageError(404, 'PAGE_NOT_FOUND');
  return { label: found.label, text: `${JSON.stringify(found, null, 2)}\n` };
}

/** The adapter that a new one begins with: that of a link, or an example. */
export const sharedAdapter = ({ url }: RequestEvent): string =>
  url.searchParams.get('adapter')?.slice(0, 20_000) || FIRST_ADAPTER;

const METHOD = 'POST';

/** Tests the adapter of the form on its page, or proposes it. */
export async function sendAdapter(event: RequestEvent) {
  const form = await readForm(event, 'adapter');
  const [text, address, html] = [form.text('text'), form.text('address'), form.text('html')];
  const trial = tryAdapter({ text, address: address.trim(), html }, readPage);
  const kept = {
    ...form.done('', trial),
    values: { text, address, html, note: form.text('note') },
  };
  if (form.text('way') !== 'propose') return kept;
  const body = { text, note: form.text('note') };
  const answer = await form.send<{ state: string }>({
    method: METHOD,
    path: '/account/adapters',
    body,
  });
  if (!answer.ok && answer.problem.code === 'UNAUTHENTICATED') {
    redirect(303, signInAddress(new URL(event.url.pathname, event.url)));
  }
  if (!answer.ok) return form.refused(answer.problem, trial);
  const say = adapterWords(event.locals.preferences.locale);
  const message = answer.body.state === 'ACCEPTED' ? say.applied : say.proposed;
  return { ...kept, message };
}

/** Accepts, rejects or withdraws a proposal. */
export async function decideProposal(event: RequestEvent) {
  const form = await readForm(event, 'decide');
  const path = `/account/adapters/${encodeURIComponent(form.text('id'))}/decision`;
  const body = { state: form.text('state'), answer: form.text('answer') };
  const answer = await form.send({ method: METHOD, path, body });
  if (!answer.ok) return form.refused(answer.problem);
  return form.done(adapterWords(event.locals.preferences.locale).decided);
}
