import { fail, redirect, type RequestEvent } from '@sveltejs/kit';
import { answerDevice, findDevice, type DeviceStep } from '#lib/features/grant/device.server.ts';
import { readRoute, signInAddress } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  event.setHeaders({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
  const { username } = await readRoute<{ username: string }>(event, '/auth/device');
  return { username, signInAddress: signInAddress(event.url) };
};

const shown = (event: RequestEvent, step: DeviceStep) => {
  if (step.step !== 'refused') return step;
  const { status, code, detail } = step.problem;
  if (status === 401) redirect(303, signInAddress(event.url));
  return fail(status, { step: 'refused' as const, code, detail });
};

export const actions = {
  find: async (event) => shown(event, await findDevice(event)),
  answer: async (event) => shown(event, await answerDevice(event)),
} satisfies Actions;
