import { placeIn, type ExportSchedule } from '#lib/features/imports/schedule.ts';
import { scheduleWords } from '#lib/features/imports/schedule-words.ts';
import { keptText } from '#lib/form/kept-refusal.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { readRoute } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

const PATH = '/account/list-export-schedule';

export const load: PageServerLoad = async (event) => {
  const page = await readRoute<{ schedule: ExportSchedule | null; hasFolder: boolean }>(
    event,
    PATH,
  );
  const { fault, faultReason } = page.schedule?.last ?? {};
  const { locale } = event.locals.preferences;
  return { ...page, fault: fault ? keptText(fault, faultReason ?? null, locale) : null };
};

export const actions = {
  save: async (event) => {
    const form = await readForm(event, 'save');
    const place = placeIn((name) => form.text(name));
    const body = {
      frequency: form.text('frequency'),
      format: form.text('format'),
      keep: form.text('keep'),
      place,
      secret: form.text(`${place['target']}.secret`) || null,
    };
    const answer = await form.send({ method: 'POST', path: PATH, body });
    const say = scheduleWords(event.locals.preferences.locale);
    return answer.ok ? form.done(say.saved) : form.refused(answer.problem);
  },
  run: async (event) => {
    const form = await readForm(event, 'run');
    const answer = await form.send({ method: 'POST', path: `${PATH}/run`, body: {} });
    return answer.ok ? form.done() : form.refused(answer.problem);
  },
  end: async (event) => {
    const form = await readForm(event, 'end');
    const answer = await form.send({ method: 'DELETE', path: PATH });
    const say = scheduleWords(event.locals.preferences.locale);
    return answer.ok ? form.done(say.ended) : form.refused(answer.problem);
  },
} satisfies Actions;
