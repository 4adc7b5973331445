import { expect, it } from 'vitest';
import { patienceFor } from './patience.ts';

it('keeps connections of browsers for seconds, and those of proxies for as long as proxies do', () => {
  expect(patienceFor(undefined).idleMs).toBeLessThanOrEqual(10_000);
  expect(patienceFor(() => true).idleMs).toBeGreaterThan(60_000);
});
