import { launchOwnBrowser } from '../tests/chromium.ts';
import { openFilledServer } from './filled-server.ts';
import { median, type Effort } from './measure.ts';
import { atLeast, atMost, tableOf, writeResult, type Verdict } from './report.ts';
import { CATEGORIES, lighthouseScores, type Scores } from './lighthouse.ts';
import { makeReader, measureScroll, type ScrollMeasure } from './web-list.ts';
import { measurePage, type PageMeasure } from './web-page.ts';

/**
 * For every page that visitors without an account see (design, speed of the web app). The last three are the limits that Lighthouse calls
 * good.
 */
const TARGETS = {
  scriptKb: 60,
  styleKb: 20,
  /** The server's time for a page, as a multiple of the time of its GraphQL. */
  rendering: 1.5,
  largestPaintMs: 2_500,
  layoutShift: 0.02,
  blockedMs: 200,
  lighthouse: 95,
  /** Sixty, minus what a clock of whole frames loses. */
  framesPerSecond: 58,
};

interface Rendering {
  /** Milliseconds of GraphQL for a page that is rendered. */
  graphqlMs: number;
  anewMs: number;
  /** Milliseconds of a page from the cache, as visitors without an account usually get it. */
  againMs: number;
}

/** A page with no reads and almost no text, so that only the frame of every page remains. */
const FRAME = '/check-your-mail';

/** How long the frame of a page takes, in milliseconds. */
const frameOf = async (url: string, effort: Effort): Promise<number> => {
  const times: number[] = [];
  for (let at = 0; at < 120 * effort.rounds; at += 1) {
    times.push((await timingOf(`${url}${FRAME}`, '')).page);
  }
  return median(times.slice(times.length / 2));
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A region that was not requested before, so that its page is not cached yet. */
const regionOf = (at: number): string => `${LETTERS[Math.floor(at / 26) % 26]}${LETTERS[at % 26]}`;

/** The time of a page according to the server, in milliseconds, without its wait for a turn, which follows the two in the header. */
const timingOf = async (
  url: string,
  cookie: string,
): Promise<{ graphql: number; page: number }> => {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity', cookie } });
  await response.arrayBuffer();
  const header = response.headers.get('server-timing') ?? '';
  const [graphql = NaN, page = NaN] = [...header.matchAll(/dur=(?<ms>[\d.]+)/gu)].map((found) =>
    Number(found.groups?.['ms']),
  );
  return { graphql, page };
};

/** The time of a page beside that of its GraphQL, according to the server, with warm code. */
const renderingOf = async (url: string, effort: Effort): Promise<Rendering> => {
  const anew: { graphql: number; page: number }[] = [];
  const again: number[] = [];
  for (let at = 0; at < 60 * effort.rounds; at += 1) {
    const cookie = `region=${regionOf(at)}`;
    anew.push(await timingOf(url, cookie));
    again.push((await timingOf(url, cookie)).page);
  }
  const warm = anew.slice(anew.length / 2);
  return {
    graphqlMs: median(warm.map(({ graphql }) => graphql)),
    anewMs: median(warm.map(({ page }) => page)),
    againMs: median(again.slice(again.length / 2)),
  };
};

/** The fastest of the rounds, because others use the machine too. */
const calmest = (measures: readonly PageMeasure[]): PageMeasure => ({
  scriptBytes: Math.max(...measures.map(({ scriptBytes }) => scriptBytes)),
  styleBytes: Math.max(...measures.map(({ styleBytes }) => styleBytes)),
  largestPaintMs: Math.min(...measures.map(({ largestPaintMs }) => largestPaintMs)),
  layoutShift: Math.max(...measures.map(({ layoutShift }) => layoutShift)),
  blockedMs: Math.min(...measures.map(({ blockedMs }) => blockedMs)),
});

type Row = PageMeasure & Rendering & { page: string; scores: Scores; frameMs: number };

const verdictsOn = ({ page, ...row }: Row): Verdict[] => [
  atMost(`${page}: script, kB`, row.scriptBytes / 1000, TARGETS.scriptKb),
  atMost(`${page}: styles, kB`, row.styleBytes / 1000, TARGETS.styleKb),
  atMost(`${page}: made anew / GraphQL`, row.anewMs / row.graphqlMs, TARGETS.rendering),
  atMost(
    `${page}: made anew but for its frame / GraphQL`,
    (row.anewMs - row.frameMs) / row.graphqlMs,
    TARGETS.rendering,
  ),
  atMost(`${page}: sent again / GraphQL`, row.againMs / row.graphqlMs, TARGETS.rendering),
  atMost(`${page}: largest paint, ms`, row.largestPaintMs, TARGETS.largestPaintMs),
  atMost(`${page}: layout shift`, row.layoutShift, TARGETS.layoutShift),
  atMost(`${page}: blocked, ms`, row.blockedMs, TARGETS.blockedMs),
  ...CATEGORIES.map((name) =>
    atLeast(`${page}: Lighthouse, ${name}`, row.scores[name], TARGETS.lighthouse),
  ),
];

/** Measures the size of pages, how soon they appear on a phone, and what rendering adds to reading. */
export const benchWeb = async (effort: Effort): Promise<Verdict[]> => {
  const { database, server, pages, close } = await openFilledServer();
  const browser = await launchOwnBrowser();
  try {
    const rows: Row[] = [];
    const urls = Object.fromEntries(
      Object.entries(pages).map(([page, path]) => [page, `${server.url}${path}`]),
    );
    // The pictures that nobody has asked for before are here then, as they are of pages that people open.
    for (const url of Object.values(urls)) await measurePage(browser, url);
    // Search engines do not index search results, so the page without results counts.
    const scores = await lighthouseScores({ ...urls, search: `${server.url}/search` });
    const frameMs = await frameOf(server.url, effort);
    for (const [page, url] of Object.entries(urls)) {
      const rendering = await renderingOf(url, effort);
      const measures: PageMeasure[] = [];
      for (let round = 0; round < effort.rounds; round += 1) {
        measures.push(await measurePage(browser, url));
      }
      const scored = { page, scores: scores[page] as Scores, frameMs };
      rows.push({ ...scored, ...rendering, ...calmest(measures) });
      process.stderr.write(`  ${page}\n`);
    }
    await makeReader(database);
    const scrolls: ScrollMeasure[] = [];
    for (let round = 0; round < effort.rounds; round += 1) {
      scrolls.push(await measureScroll(browser, server.url));
    }
    const framesPerSecond = Math.max(...scrolls.map((scroll) => scroll.framesPerSecond));
    const cells = rows.map(({ page, ...row }) => [
      page,
      ...[row.graphqlMs, row.frameMs, row.anewMs, row.againMs].map((ms) => ms.toFixed(2)),
    ]);
    const head = ['page, ms', 'GraphQL', 'frame', 'made anew', 'sent again'];
    process.stdout.write(`\n${tableOf(head, cells)}\n`);
    const verdicts = [
      ...rows.flatMap(verdictsOn),
      atLeast('own list of 3,000: frames a second', framesPerSecond, TARGETS.framesPerSecond),
    ];
    writeResult('web', { rows, scrolls, verdicts });
    return verdicts;
  } finally {
    await browser.close();
    await close();
  }
};
