import { redirect, type RequestEvent } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';

type ServerEvent = RequestEvent<{ id: string }>;

const pathOf = ({ params }: ServerEvent): string =>
  `/account/media-servers/${encodeURIComponent(params.id)}/library`;

/** The actions about reading somebody's own media server. */
export const libraryActions = {
  library: async (event: ServerEvent) => {
    const form = await readForm(event, 'library');
    const body = { address: form.text('address'), token: form.text('secretToken') };
    const answer = await form.send({ method: 'POST', path: pathOf(event), body });
    return answer.ok ? form.done<never>() : form.refused<never>(answer.problem);
  },
  endLibrary: async (event: ServerEvent) => {
    const form = await readForm(event, 'end-library');
    const answer = await form.send({ method: 'DELETE', path: pathOf(event) });
    return answer.ok ? form.done<never>() : form.refused<never>(answer.problem);
  },
  /** Reads what was played, and redirects to the preview of it. */
  history: async (event: ServerEvent) => {
    const form = await readForm(event, 'history');
    const path = '/account/list-imports/media-server';
    const body = { serverId: event.params.id };
    const answer = await form.send<{ id: string }>({ method: 'POST', path, body });
    if (!answer.ok) return form.refused<never>(answer.problem);
    redirect(303, `/settings/import/${answer.body.id}`);
  },
};
