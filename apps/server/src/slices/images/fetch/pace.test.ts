import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pace } from './pace.ts';

// On a busy machine two real timers end at nearly the same time.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('lets a few requests to a host begin, with a pause between them, and other hosts meanwhile', async () => {
  const pace = new Pace({ atOnce: 2, everyMs: 30 });
  const begun: [host: string, at: number][] = [];
  let running = 0;
  let most = 0;
  const ask = (host: string) =>
    pace.pass(host, async () => {
      begun.push([host, performance.now()]);
      running += Number(host === 'a');
      most = Math.max(most, running);
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
      running -= Number(host === 'a');
    });
  const all = Promise.all(['a', 'a', 'a', 'a', 'b'].map(ask));
  await vi.runAllTimersAsync();
  await all;
  const times = begun.filter(([host]) => host === 'a').map(([, at]) => at);
  for (const [index, at] of times.entries())
    if (index > 0) expect(at - times[index - 1]!).toBeGreaterThan(15);
  expect(most).toBe(2);
  expect(begun.slice(0, 2).map(([host]) => host)).toEqual(['a', 'b']);
});
