import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { createUser } from '#slices/accounts/index.ts';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import { rebuildStatistics } from '#slices/lists/index.ts';
import { mapping } from '#slices/mapping/index.ts';
import type { BenchDatabase } from './database.ts';

const ENTRIES = 3_000;
const PERSON = { username: 'reader', email: 'reader@bench.invalid', password: 'a long password' };
const FRAMES = 240;
/** The scroll distance of one frame: six thousand pixels, or ninety rows, per second. */
const PIXELS_A_FRAME = 100;

/** How a list scrolls: the frames per second, and the time of the slowest frame in twenty. */
export interface ScrollMeasure {
  framesPerSecond: number;
  slowFrameMs: number;
}

/** Creates a user with a long list. */
export const makeReader = async ({ app }: BenchDatabase): Promise<void> => {
  const { id } = await app.db.transaction().execute((tx) => createUser(app, tx, PERSON));
  await sql`
    insert into lists.entry (id, user_id, media, work_id, status, progress, score, created_at, updated_at)
    select gen_random_uuid(), ${id}, 'ANIME', a.id, (array['CURRENT', 'COMPLETED', 'PLANNING', 'DROPPED'])[1 + n % 4],
      n % 12, nullif(n * 7 % 101, 0), now() - n * interval '3 minutes', now() - n * interval '1 minute'
    from (select id, row_number() over () as n from catalog.anime limit ${ENTRIES}) as a`.execute(
    app.db,
  );
  await app.open(catalogue);
  await app.open(mangaCatalogue);
  await app.open(mapping);
  await app.db.transaction().execute((tx) => rebuildStatistics(app, tx, id));
};

const signIn = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/sign-in`);
  await page.fill('[name=login]', PERSON.username);
  await page.fill('[name=password]', PERSON.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${url}/`);
};

const SCROLL = `new Promise((done) => {
  const gaps = [];
  let last;
  const step = (now) => {
    if (last !== undefined) gaps.push(now - last);
    last = now;
    window.scrollBy({ top: ${PIXELS_A_FRAME}, behavior: 'instant' });
    if (gaps.length < ${FRAMES}) requestAnimationFrame(step);
    else done(gaps);
  };
  requestAnimationFrame(step);
})`;

/** Scrolls through a list of three thousand entries that the page has completely loaded. */
export const measureScroll = async (browser: Browser, address: string): Promise<ScrollMeasure> => {
  // On plain HTTP, browsers keep the cookie of a session only for localhost.
  const url = address.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await signIn(page, url);
    await page.goto(`${url}/list/anime`);
    await page.locator(`[aria-setsize="${ENTRIES}"]`).first().waitFor();
    await page.waitForLoadState('networkidle').catch(() => {});
    const gaps = await page.evaluate<number[]>(SCROLL);
    const seen = await page.locator('.item').last().getAttribute('data-index');
    if (Number(seen) < 300) throw new Error(`It did not scroll: the last row is ${seen}.`);
    const sorted = [...gaps].sort((a, b) => a - b);
    const total = gaps.reduce((sum, gap) => sum + gap, 0);
    return {
      framesPerSecond: (1000 * gaps.length) / total,
      slowFrameMs: sorted[Math.floor(sorted.length * 0.95)] ?? NaN,
    };
  } finally {
    await context.close();
  }
};
