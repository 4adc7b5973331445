import { sql } from 'kysely';
import { MINUTE_MS, WEEK_MS } from '#platform/durations.ts';
import { readSettings } from '#platform/settings.ts';
import { announceAirings, schedule } from '#slices/airing/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { createApp, settingsGroups, type Application } from '../src/app.ts';
import { openDatabase } from './database.ts';
import { median, type Effort } from './measure.ts';
import { atMost, tableOf, writeResult, type Verdict } from './report.ts';

const MOST_MS = 50;
const SHOWS = 2_000;
const WEEKS = 50;
const TICKS = 40;

/** Gives many shows an episode a week for a year, spread over the minutes of the week. */
const fillSchedule = (app: Application): void => {
  const nowMs = app.clock.nowMs();
  const shows = [...app.get(catalogue).all()].slice(0, SHOWS);
  if (shows.length < SHOWS) throw new Error('The catalogue has too few shows.');
  const rules = shows.map(({ id }, index) => {
    const startMs = nowMs + Math.round((index / SHOWS) * WEEK_MS);
    const untilMs = startMs + WEEKS * WEEK_MS;
    const basis = 'RECURRENCE' as const;
    const rule = {
      startMs,
      every: 'P7D',
      untilMs,
      confirmedUntilMs: null,
      basis,
      isDayOnly: false,
    };
    return [id, [rule]] as [string, (typeof rule)[]];
  });
  app.get(schedule).replace(null, new Map(rules));
};

/** The times of looks a minute apart, in milliseconds. What they find is recorded and published. */
const tickTimes = async (app: Application, setNow: (ms: number) => void): Promise<number[]> => {
  const times: number[] = [];
  const startMs = app.clock.nowMs();
  for (let tick = 0; tick < TICKS; tick += 1) {
    setNow(startMs + tick * MINUTE_MS);
    const since = performance.now();
    await announceAirings(app);
    times.push(performance.now() - since);
  }
  return times;
};

/** Measures a look for episodes that air soon, beside a hundred thousand that air later. */
export const benchAiring = async (_effort: Effort): Promise<Verdict[]> => {
  const database = await openDatabase();
  let nowMs = Date.now();
  const clock = { now: () => new Date(nowMs), nowMs: () => nowMs };
  const app = await createApp(readSettings(settingsGroups, database.env), { clock });
  try {
    await app.start(['web']);
    fillSchedule(app);
    const [first = NaN, ...times] = await tickTimes(app, (ms) => (nowMs = ms));
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int from airing.announcement`.execute(app.db);
    const announced = rows[0]?.count ?? 0;
    const [tickMs, slowestMs] = [median(times), Math.max(...times)];
    const table = [
      ['future slots', String(SHOWS * WEEKS)],
      ['announced', String(announced)],
      ['first tick, which makes the agenda', `${first.toFixed(1)} ms`],
      ['tick', `${tickMs.toFixed(1)} ms`],
      ['slowest tick', `${slowestMs.toFixed(1)} ms`],
    ];
    process.stdout.write(`${tableOf(['airing', ''], table)}\n`);
    process.stdout.write(`${writeResult('airing', { first, tickMs, slowestMs, announced })}\n`);
    return [atMost('airing: tick over 100,000 future slots, ms', tickMs, MOST_MS)];
  } finally {
    await app.close();
    await database.close();
  }
};
