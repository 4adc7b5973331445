import { expect, it } from 'vitest';
import { createFakeWorld } from '../fixtures/world.ts';
import { write } from '../platform/stored.ts';
import { settings } from '../settings/settings.ts';
import { isSilent } from './is-silent.ts';

it('hears nothing of private windows, unless the person turned that on', async () => {
  const outside = createFakeWorld(() => ({ status: 503, body: {} })).worker();
  const [usual, secret] = [{ tab: { incognito: false } }, { tab: { incognito: true } }];
  expect([await isSilent(outside, usual), await isSilent(outside, secret)]).toEqual([false, true]);
  await write(outside, settings, { ...settings.initial, privateWindows: true });
  expect(await isSilent(outside, secret)).toBe(false);
});
