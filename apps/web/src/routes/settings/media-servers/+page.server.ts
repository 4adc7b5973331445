import { readLastConfirmation } from '#lib/features/scrobble/last-confirmation.server.ts';
import { readHealths } from '#lib/features/scrobble/log.server.ts';
import type { MadeServer, MediaServer } from '#lib/features/scrobble/media-server.ts';
import { kindOf, labelOf } from '#lib/features/scrobble/setup/program.ts';
import { readUnplaced } from '#lib/features/scrobble/unplaced.server.ts';
import { readWaiting, waitingActions } from '#lib/features/scrobble/waiting.server.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { readRoute } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { tokens } = await readRoute<{ tokens: MediaServer[] }>(event, '/account/media-servers');
  if (tokens.length === 0)
    return { tokens, healths: {}, waiting: [], unplaced: [], lastConfirmation: null };
  const [healths, waiting, unplaced, lastConfirmation] = await Promise.all([
    readHealths(event),
    readWaiting(event),
    readUnplaced(event),
    readLastConfirmation(event),
  ]);
  return { tokens, healths, waiting, unplaced, lastConfirmation };
};

export const actions = {
  ...waitingActions,
  add: async (event) => {
    const form = await readForm(event, 'add');
    const software = form.text('software');
    const name = form.text('name').trim() || labelOf(software);
    const body = { kind: kindOf(software), software, name };
    const path = '/account/media-servers';
    const answer = await form.send<MadeServer>({ method: 'POST', path, body });
    return answer.ok ? form.done('', answer.body) : form.refused<MadeServer>(answer.problem);
  },
  rename: async (event) => {
    const form = await readForm(event, 'rename');
    const path = `/account/media-servers/${encodeURIComponent(form.text('id'))}`;
    const answer = await form.send({ method: 'PATCH', path, body: { name: form.text('name') } });
    return answer.ok ? form.done<MadeServer>() : form.refused<MadeServer>(answer.problem);
  },
  rotate: async (event) => {
    const form = await readForm(event, 'rotate');
    const path = `/account/media-servers/${encodeURIComponent(form.text('id'))}/rotate`;
    const answer = await form.send<MadeServer>({ method: 'POST', path });
    return answer.ok ? form.done('', answer.body) : form.refused<MadeServer>(answer.problem);
  },
  delete: async (event) => {
    const form = await readForm(event, 'delete');
    const path = `/account/media-servers/${encodeURIComponent(form.text('id'))}`;
    const answer = await form.send({ method: 'DELETE', path });
    return answer.ok ? form.done<MadeServer>() : form.refused<MadeServer>(answer.problem);
  },
} satisfies Actions;
