import { expect, it } from 'vitest';
import { DAY_MS } from '#platform/durations.ts';
import { setbackOf } from './link-state.ts';

it('waits as long as a limit says, also for days', () => {
  const wait = { do: 'wait', seconds: 90 } as const;
  expect(setbackOf(wait, 30 * DAY_MS)).toMatchObject({ state: 'limited', retrySeconds: 90 });
});

it('leaves a login that ended to its owner', () => {
  const setback = setbackOf({ do: 'reauthorise' }, 0);
  expect(setback).toMatchObject({ state: 'reauthorise', retrySeconds: null, isTold: true });
});

it('tries a service that refuses everything again, and gives up after a week', () => {
  expect(setbackOf({ do: 'pause' }, DAY_MS)).toMatchObject({ retrySeconds: 21_600, isTold: true });
  const after = setbackOf({ do: 'open-circuit' }, 7 * DAY_MS);
  expect(after).toMatchObject({ state: 'paused', reason: 'SYNC_FAILING', retrySeconds: null });
});

it('says nothing of a link when only an entry was refused', () => {
  expect(setbackOf({ do: 'park' }, 0)).toBeUndefined();
});
