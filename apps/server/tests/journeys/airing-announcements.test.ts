import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '#platform/app.ts';
import { MINUTE_MS } from '#platform/durations.ts';
import { react } from '#platform/events.ts';
import {
  announceAirings,
  episodeAiring,
  replaceAiringRules,
  schedule,
} from '#slices/airing/index.ts';
import { announceChange } from '#slices/catalog/change-feed.ts';
import { animeChanges } from '#slices/catalog/change-topics.ts';
import { catalogue, changeFeed, type AiringRule } from '#slices/catalog/index.ts';
import { createApp, type Application } from '../../src/app.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
const WINDOW_MS = 30 * MINUTE_MS;
/** The end of one season, and most of the next. */
const WEEKS = {
  fromMs: Date.parse('2025-09-15T00:00:00Z'),
  toMs: Date.parse('2025-12-15T00:00:00Z'),
};

const hear = react(episodeAiring, 'test.hear-airing', () => Promise.resolve());

let test: TestApp;
/** A second worker on the same database. */
let second: Application;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'], reactions: [hear] });
  second = await openSecond();
});
afterAll(async () => {
  await second.close();
  await test.close();
});
beforeEach(async () => {
  await sql`truncate airing.announcement`.execute(test.app.db);
  await sql`update airing.lookout set due_at = 'epoch', seen_until = null`.execute(test.app.db);
});

const openSecond = async (): Promise<Application> => {
  const app = await createApp(test.app.settings, {
    clock: test.clock,
    reactions: [hear],
    log: test.app.log,
  });
  await app.jobs.open();
  await app.open(schedule);
  return app;
};

interface Heard {
  animeId: string;
  airingAt: string;
  episode: number | null;
  previousAiringAt: string | null;
}

/** Lets workers look at the schedule at an instant. @returns what they published */
const lookAt = async (atMs: number, workers: readonly App[]): Promise<Heard[]> => {
  test.clock.set(new Date(atMs));
  await Promise.all(workers.map((worker) => announceAirings(worker)));
  const { rows } = await sql<{ data: Heard }>`
    delete from pgboss.job where name = 'test.hear-airing' returning data`.execute(test.app.db);
  return rows.map(({ data }) => data);
};

/** How often the slot of a show moves, for each look. */
const MOVES = 0.01;

/** Every airing of a span whose time is known, as the API lists them. */
const airingsWithin = (fromMs: number, toMs: number) =>
  test.app
    .get(schedule)
    .within({ fromMs, toMs }, () => true)
    .filter(({ isTimeKnown }) => isTimeKnown);

/** The state of a generator of numbers from 0 to 1, the same in every run. */
const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

/** Gives an anime other airing rules, known to both workers. */
const replaceRules = async (animeId: string, airing: AiringRule[]): Promise<void> => {
  await test.app.db.transaction().execute(async (tx) => {
    await replaceAiringRules(tx, [{ id: animeId, airing }]);
    await announceChange(tx, animeChanges, [animeId]);
  });
  for (const app of [test.app, second]) await app.get(changeFeed).catchUp();
};

const RULE = { every: 'P7D', until: null, basis: 'RECURRENCE', confirmedUntil: null } as const;

const frieren = () => test.app.get(catalogue).byExternalId('anilist', '154587')[0]!.id;

/** A show with one slot ahead, which moves now and then. */
class Mover {
  readonly animeId = frieren();
  /** The slots that it kept until it aired. */
  readonly kept: string[] = [];
  /** The slots that it left before a look saw that they had aired. */
  readonly left = new Set<string>();
  #slotMs = 0;

  /** Lets it air at the next of some instants that no look of now can see yet. */
  async move(
    { nowMs, lookedMs }: { nowMs: number; lookedMs: number },
    instants: readonly number[],
  ): Promise<void> {
    const before = this.#slotMs;
    this.settle(nowMs);
    const slotMs = instants.find((atMs) => atMs > nowMs + WINDOW_MS + MINUTE_MS);
    if (slotMs === undefined) return;
    if (before > lookedMs) this.left.add(new Date(before).toISOString());
    this.left.delete(new Date(slotMs).toISOString());
    this.#slotMs = slotMs;
    const startsAt = new Date(slotMs).toISOString();
    await replaceRules(this.animeId, [{ ...RULE, every: null, startsAt }]);
  }

  settle(nowMs: number): void {
    if (this.#slotMs > 0 && this.#slotMs <= nowMs)
      this.kept.push(`${this.animeId} ${new Date(this.#slotMs).toISOString()}`);
    if (this.#slotMs <= nowMs) this.#slotMs = 0;
  }
}

it('publishes every airing of three months once, between 30 and 0 minutes before, with two workers, delays, restarts and a slot that moves', async () => {
  const random = createRandom(2025);
  const airings = airingsWithin(WEEKS.fromMs + 1, WEEKS.toMs);
  const instants = [...new Set(airings.map(({ airingAt }) => airingAt.getTime()))];
  const mover = new Mover();
  const timesHeard = new Map<string, number>();
  const outOfTime: string[] = [];
  const wrongPrevious: string[] = [];
  let lastHeard: string | null = null;
  let moved = 0;
  let lookedMs = WEEKS.fromMs;
  let looks = 0;
  let nowMs = WEEKS.fromMs;
  for (const [place, atMs] of instants.entries()) {
    // No airing comes nearer than 30 minutes before then.
    nowMs = Math.max(nowMs, atMs - Math.ceil(random() * WINDOW_MS));
    for (; nowMs < atMs; nowMs += MINUTE_MS + Math.floor(random() * 28 * MINUTE_MS)) {
      looks += 1;
      if (random() < MOVES)
        await mover.move({ nowMs, lookedMs }, instants.slice(place + Math.floor(random() * 9)));
      if (looks % 1000 === 0) {
        await second.close();
        second = await openSecond();
      }
      const workers = looks % 4 === 0 ? [test.app, second] : [looks % 2 ? test.app : second];
      for (const { animeId, airingAt, previousAiringAt } of await lookAt(nowMs, workers)) {
        const isMover = animeId === mover.animeId;
        const known = isMover && lastHeard !== null && mover.left.has(lastHeard) ? lastHeard : null;
        if (previousAiringAt !== known) wrongPrevious.push(`${airingAt}: ${previousAiringAt}`);
        if (previousAiringAt !== null) moved += 1;
        if (isMover) lastHeard = airingAt;
        const key = `${animeId} ${airingAt}`;
        timesHeard.set(key, (timesHeard.get(key) ?? 0) + 1);
        const aheadMs = Date.parse(airingAt) - nowMs;
        if (aheadMs <= 0 || aheadMs > WINDOW_MS) outOfTime.push(`${key}: ${aheadMs} ms ahead`);
      }
      lookedMs = nowMs;
    }
  }
  mover.settle(nowMs);
  const expected = airings.map(({ anime, airingAt }) => `${anime.id} ${airingAt.toISOString()}`);
  expect(outOfTime).toEqual([]);
  // Nothing has an earlier time but what moved after it was published.
  expect(wrongPrevious).toEqual([]);
  expect(moved).toBeGreaterThan(0);
  expect([...timesHeard.values()].filter((count) => count !== 1)).toEqual([]);
  // What it left before it aired may have been published; what it kept must have been.
  const heard = [...timesHeard.keys()].filter((key) => !key.startsWith(mover.animeId));
  expect(heard.toSorted()).toEqual([...new Set(expected)].toSorted());
  expect(mover.kept.length).toBeGreaterThan(10);
  expect(mover.kept.filter((key) => !timesHeard.has(key))).toEqual([]);
}, 300_000);

describe('an airing whose time changes', () => {
  const at = (time: string): number => Date.parse(`2026-01-15T${time}:00Z`);

  /** Gives an anime one weekly recurrence. */
  const moveTo = (animeId: string, time: string, isDayOnly = false): Promise<void> => {
    const startsAt = new Date(at(time) - 7 * 86_400_000).toISOString();
    return replaceRules(animeId, [{ ...RULE, startsAt, ...(isDayOnly && { isDayOnly }) }]);
  };

  const heardOf = async (animeId: string, time: string): Promise<(string | null)[][]> =>
    (await lookAt(at(time), [test.app, second]))
      .filter((heard) => heard.animeId === animeId)
      .toSorted((a, b) => Date.parse(a.airingAt) - Date.parse(b.airingAt))
      .map(({ airingAt, previousAiringAt }) => [
        airingAt.slice(11, 16),
        previousAiringAt?.slice(11, 16) ?? null,
      ]);

  it('is published at its new time only, if nobody was told of the first', async () => {
    await moveTo(frieren(), '12:40');
    expect(await heardOf(frieren(), '12:00')).toEqual([]);
    await moveTo(frieren(), '13:10');
    expect(await heardOf(frieren(), '12:20')).toEqual([]);
    expect(await heardOf(frieren(), '12:40')).toEqual([['13:10', null]]);
    expect(await heardOf(frieren(), '12:41')).toEqual([]);
  });

  it('is published again with the time before, if it was published', async () => {
    await moveTo(frieren(), '12:20');
    expect(await heardOf(frieren(), '12:00')).toEqual([['12:20', null]]);
    await moveTo(frieren(), '12:10');
    expect(await heardOf(frieren(), '12:05')).toEqual([['12:10', '12:20']]);
    expect(await heardOf(frieren(), '12:06')).toEqual([]);
  });

  it('is published once more, if it returns to a time that it had before', async () => {
    await moveTo(frieren(), '12:20');
    expect(await heardOf(frieren(), '12:00')).toEqual([['12:20', null]]);
    await moveTo(frieren(), '12:28');
    expect(await heardOf(frieren(), '12:02')).toEqual([['12:28', '12:20']]);
    await moveTo(frieren(), '12:20');
    expect(await heardOf(frieren(), '12:04')).toEqual([['12:20', '12:28']]);
    await moveTo(frieren(), '12:28');
    expect(await heardOf(frieren(), '12:06')).toEqual([['12:28', '12:20']]);
    expect(await heardOf(frieren(), '12:07')).toEqual([]);
  });

  it('has not moved, if it is the second first one of a show', async () => {
    const startsAt = (time: string) => new Date(at(time)).toISOString();
    const premiere = {
      ...RULE,
      every: null,
      basis: 'PREMIERE',
      startsAt: startsAt('12:10'),
    } as const;
    await replaceRules(frieren(), [premiere, { ...RULE, startsAt: startsAt('12:25') }]);
    expect(await heardOf(frieren(), '12:00')).toEqual([
      ['12:10', null],
      ['12:25', null],
    ]);
    await replaceRules(frieren(), [premiere, { ...RULE, startsAt: startsAt('12:35') }]);
    expect(await heardOf(frieren(), '12:20')).toEqual([['12:35', '12:25']]);
  });

  it('is recorded as missed, if no worker looked in time, and not published', async () => {
    await moveTo(frieren(), '13:00');
    expect(await heardOf(frieren(), '12:00')).toEqual([]);
    expect(await heardOf(frieren(), '14:00')).toEqual([]);
    const { rows } = await sql`select state from airing.announcement
      where anime_id = ${frieren()}`.execute(test.app.db);
    expect(rows).toEqual([{ state: 'missed' }]);
  });

  it('is not published if only its day is known', async () => {
    await moveTo(frieren(), '12:20', true);
    expect(await heardOf(frieren(), '12:00')).toEqual([]);
  });
});
