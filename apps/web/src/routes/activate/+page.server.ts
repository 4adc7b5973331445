import { fail, redirect, type RequestEvent } from '@sveltejs/kit';
import { answerDevice, findDevice, type DeviceStep } from '#lib/features/grant/device.server.ts';
import { refusalText } from '#lib/form/refusal-text.ts';
import { readRoute, signInAddress } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  event.setHeaders({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
  const { username } = await readRoute<{ username: string }>(event, '/auth/device');
  return { username, signInAddress: signInAddress(event.url) };
};

const shown = (event: RequestEvent, step: DeviceStep) => {
  if (step.step !== 'refused') return step;
  const { problem } = step;
  if (problem.status === 401) redirect(303, signInAddress(event.url));
  const [first = problem] = problem.errors ?? [];
  const fault = refusalText(first, event.locals.preferences.locale);
  return fail(problem.status, { step: 'refused' as const, fault });
};

export const actions = {
  find: async (event) => shown(event, await findDevice(event)),
  answer: async (event) => shown(event, await answerDevice(event)),
} satisfies Actions;
