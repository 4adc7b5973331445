import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/durations.ts';
import { ASKED_KEYS } from '#slices/sources/fetch/keys.ts';
import { askedSourceOf } from '#slices/sources/asked/registry.ts';
import { askedState } from '#slices/sources/asked/state.ts';
import { listDataSources } from '#slices/catalog/index.ts';
import { ASKED_SAMPLES } from '../asked-answers/index.ts';
import { Asking } from '../asking-sources.ts';
import { SHORT_DEADLINE } from '../fetching.ts';
import type { StoodFile } from '../source-stand-in.ts';

let asking: Asking;

beforeAll(async () => {
  const samples = Object.values(ASKED_SAMPLES).map((one) => one.settings);
  const settings = Object.assign({}, SHORT_DEADLINE, ...samples);
  asking = await Asking.start({ settings });
});
afterAll(() => asking.on.close());
beforeEach(() => asking.clear());

const MB = 1024 ** 2;

/** What every source does wrong once, and what is then said of it. */
const FAULTS: [what: string, reason: string, body: string | null, file: Omit<StoodFile, 'body'>][] =
  [
    [
      'a page with status 200',
      'is not its data',
      '<!doctype html><h1>Hello</h1>',
      { type: 'text/html' },
    ],
    ['nothing', 'is not its data', '', {}],
    ['JSON of another form', 'another form than before', null, {}],
    [
      'an error',
      'answered with status 503',
      '{}',
      { fault: { kind: 'status', status: 503, retryAfter: '0.01' } },
    ],
    ['a byte now and then', 'took too long', '{', { fault: { kind: 'slow' } }],
    ['an answer without its end', 'cannot be reached', null, { fault: { kind: 'cut', after: 3 } }],
    ['an answer that is huge', 'is larger than', '', {}],
  ];

describe.each(ASKED_KEYS)('%s', (key) => {
  const sample = ASKED_SAMPLES[key];
  const source = askedSourceOf(key);
  const consent = async () => {
    if (source.licence.needsConsent) await asking.on.consentTo(key);
  };

  it('says what it is called, where it is asked, and its terms', () => {
    expect(source.key).toBe(key);
    expect(source.info.name).not.toBe('');
    expect(source.info.attribution).toContain(source.info.name);
    expect(new URL(source.base).protocol).toBe('https:');
    expect(source.hosts).toContain(new URL(source.base).host);
    expect(source.licence.terms).toMatch(/\.$/u);
    expect(source.everyMs).toBeGreaterThanOrEqual(250);
    expect(source.worksADay * source.everyMs).toBeLessThan(24 * HOUR_MS);
    expect(source.againDays.airing).toBeLessThan(source.againDays.over);
  });

  it('adds to a work that is here, is credited, and says the same when it is asked again', async () => {
    const id = await asking.work(sample);
    sample.answer(asking.web);
    await consent();
    expect(await asking.ask(key)).toMatchObject({
      outcome: 'asked',
      asked: { asked: 1, found: 1 },
    });
    const { descriptions, rankedTags } = await asking.details(sample.medium, id);
    expect(descriptions).toEqual(sample.facts.descriptions.map((one) => ({ ...one, source: key })));
    expect(rankedTags).toEqual(sample.facts.rankedTags ?? []);
    const sources = await listDataSources(asking.app);
    expect(sources.find((one) => one.key === key)?.licence).toBe(source.info.licence);
    const before = await asking.row(key, id);
    expect(before).toMatchObject({ state: 'found', failures: 0 });
    expect(await asking.ask(key)).toMatchObject({ asked: { asked: 0 } });
    asking.on.later(before!.due_at.getTime() - asking.on.test.clock.nowMs());
    expect(await asking.ask(key)).toMatchObject({ asked: { asked: 1, found: 1 } });
    expect((await asking.details(sample.medium, id)).descriptions).toEqual(descriptions);
    expect(asking.web.asked.every(({ headers }) => headers['user-agent'] === 'Tsuzuki')).toBe(true);
  });

  it('does not know a work: what it said of it goes, and it is asked again later', async () => {
    const id = await asking.work(sample);
    sample.answer(asking.web);
    await consent();
    await asking.ask(key);
    const fault = { kind: 'status', status: 404 } as const;
    asking.web.put(sample.main.address, '{}', { fault });
    asking.on.later(200 * 24 * HOUR_MS);
    expect(await asking.ask(key)).toMatchObject({ asked: { asked: 1, missing: 1 } });
    expect(await asking.row(key, id)).toMatchObject({ state: 'missing', found_at: null });
    expect((await asking.details(sample.medium, id)).descriptions).toEqual([]);
    expect(asking.shown(sample.medium, id)?.isHidden).toBe(false);
  });

  it('leaves what it said before as it was when it does something wrong, and is asked again later', async () => {
    const id = await asking.work(sample);
    sample.answer(asking.web);
    await consent();
    await asking.ask(key);
    const good = await asking.details(sample.medium, id);
    for (const [what, reason, body, file] of FAULTS) {
      asking.on.later(200 * 24 * HOUR_MS);
      sample.answer(asking.web);
      const { address, good: whole, drifted } = sample.main;
      const content =
        what === 'an answer that is huge'
          ? JSON.stringify({ ...whole, more: 'x'.repeat(source.mostBytes + MB) })
          : (body ?? JSON.stringify(what.includes('another form') ? drifted : whole));
      asking.web.put(address, content, file);
      expect([what, await asking.ask(key)]).toMatchObject([what, { asked: { failed: 1 } }]);
      const row = await asking.row(key, id);
      expect([what, row]).toMatchObject([what, { state: 'failed' }]);
      expect(row!.fault).toContain(reason);
      expect(row!.due_at.getTime()).toBeGreaterThan(asking.on.test.clock.nowMs());
      expect([what, await asking.details(sample.medium, id)]).toEqual([what, good]);
    }
    expect(await askedState(asking.app, key)).toMatchObject({ works: 1, found: 1, failed: 1 });
    asking.on.later(200 * 24 * HOUR_MS);
    asking.web.clear();
    sample.answer(asking.web);
    expect(await asking.ask(key)).toMatchObject({ asked: { found: 1 } });
    expect(await asking.row(key, id)).toMatchObject({ state: 'found', failures: 0, fault: null });
  }, 60_000);

  it('waits as long as it is told to, and is left alone if it says so again', async () => {
    const id = await asking.work(sample);
    sample.answer(asking.web);
    await consent();
    const { address, good } = sample.main;
    const fault = { kind: 'status' as const, status: 429, retryAfter: '0.05' };
    asking.web.put(address, JSON.stringify(good), { fault: { ...fault, times: 1 } });
    expect(await asking.ask(key)).toMatchObject({ asked: { found: 1 } });
    asking.on.later(200 * 24 * HOUR_MS);
    asking.web.put(address, JSON.stringify(good), { fault });
    expect(await asking.ask(key)).toMatchObject({
      outcome: 'failed',
      fault: { reason: 'SOURCE_ASKS_LESS' },
    });
    const { due_at, failures } = await asking.on.row(key);
    expect(failures).toBe(1);
    expect(due_at.getTime()).toBeGreaterThan(asking.on.test.clock.nowMs());
    expect(await asking.row(key, id)).toMatchObject({ state: 'failed', failures: 1 });
  });

  it('does not follow it to other hosts', async () => {
    const id = await asking.work(sample);
    sample.answer(asking.web);
    await consent();
    asking.web.redirect(sample.main.address, 'https://evil.example/answer');
    asking.web.put('https://evil.example/answer', JSON.stringify(sample.main.good));
    expect(await asking.ask(key)).toMatchObject({ asked: { failed: 1 } });
    expect((await asking.row(key, id))?.fault).toContain('evil.example');
    expect(asking.web.times('https://evil.example/answer')).toBe(0);
  });
});
