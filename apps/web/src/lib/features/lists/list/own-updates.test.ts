import { expect, it } from 'vitest';
import { OwnUpdates } from './own-updates.ts';

it('are foreign when somebody else wrote, once', () => {
  const updates = new OwnUpdates();
  updates.wrote(['mine']);
  updates.receive(['mine', 'theirs']);
  expect(updates.takeForeign()).toBe(true);
  expect(updates.takeForeign()).toBe(false);
});

it('are not foreign when the page wrote, even if the response comes after the update', () => {
  const updates = new OwnUpdates();
  updates.receive(['mine']);
  updates.wrote(['mine']);
  expect(updates.takeForeign()).toBe(false);
});

it('are foreign when some may have been missed', () => {
  const updates = new OwnUpdates();
  updates.receive(['mine']);
  updates.receive(null);
  updates.receive(['mine']);
  updates.wrote(['mine']);
  expect(updates.takeForeign()).toBe(true);
  expect(updates.takeForeign()).toBe(false);
});

it('remembers the latest batches', () => {
  const updates = new OwnUpdates();
  for (let number = 0; number <= 200; number += 1) updates.wrote([`batch ${number}`]);
  updates.receive(['batch 200']);
  expect(updates.takeForeign()).toBe(false);
  updates.receive(['batch 0']);
  expect(updates.takeForeign()).toBe(true);
});
