import type { RequestEvent } from '@sveltejs/kit';
import { callRoute, type Problem } from '#lib/server/route.server.ts';

/** A player that shows a code and waits for its owner. */
export interface WaitingDevice {
  /** What it calls itself; may be empty. */
  readonly userAgent: string;
  readonly network: string;
  readonly askedAt: string;
}

/** What the page shows after a form: a question, the result, or an error. */
export type DeviceStep =
  | { readonly step: 'ask'; readonly code: string; readonly device: WaitingDevice }
  | { readonly step: 'end'; readonly isAllowed: boolean }
  | { readonly step: 'refused'; readonly problem: Problem };

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Finds the player that shows a code. */
export async function findDevice(event: RequestEvent): Promise<DeviceStep> {
  const code = textOf(await event.request.formData(), 'code');
  const path = '/auth/device/find';
  const answer = await callRoute<WaitingDevice>(event, { method: 'POST', path, body: { code } });
  if (!answer.ok) return { step: 'refused', problem: answer.problem };
  return { step: 'ask', code, device: answer.body };
}

/** Authorizes the player, or denies it. */
export async function answerDevice(event: RequestEvent): Promise<DeviceStep> {
  const form = await event.request.formData();
  const decision = textOf(form, 'decision') === 'allow' ? 'allow' : 'deny';
  const body = { code: textOf(form, 'code'), username: textOf(form, 'username'), decision };
  const answer = await callRoute<{ isAllowed: boolean }>(event, {
    method: 'POST',
    path: '/auth/device',
    body,
  });
  if (!answer.ok) return { step: 'refused', problem: answer.problem };
  return { step: 'end', isAllowed: answer.body.isAllowed };
}
