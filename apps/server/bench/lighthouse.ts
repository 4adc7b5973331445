import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { launchOwnBrowser } from '../tests/chromium.ts';

const folder = fileURLToPath(new URL('./lighthouse/', import.meta.url));

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores out of 100. */
export type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

interface Report {
  categories: Readonly<Record<string, { score: number | null }>>;
  audits: Readonly<Record<string, { score: number | null; title: string; displayValue?: string }>>;
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/** Lighthouse is installed from its own lockfile, so that the product's install does not include it (some 180 MB). */
const load = async (): Promise<Lighthouse> => {
  if (!existsSync(`${folder}node_modules/.package-lock.json`)) {
    process.stderr.write('  installing Lighthouse (once, some 180 MB)\n');
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('Lighthouse cannot be installed.');
  }
  const entry = new URL('./lighthouse/node_modules/lighthouse/core/index.js', import.meta.url);
  const module = (await import(entry.href)) as { default: Lighthouse };
  return module.default;
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** What keeps a category from full marks, for whoever fixes it. */
const faultsOf = ({ audits }: Report): string[] =>
  Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(': '));

/** Runs Lighthouse on addresses one after the other, at its own settings for phones. */
export const lighthouseScores = async (
  urls: Readonly<Record<string, string>>,
): Promise<Record<string, Scores>> => {
  const lighthouse = await load();
  const port = await freePort();
  const browser = await launchOwnBrowser([`--remote-debugging-port=${port}`]);
  try {
    const scores: Record<string, Scores> = {};
    for (const [page, url] of Object.entries(urls)) {
      const flags = { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES };
      const result = await lighthouse(url, flags);
      if (!result) throw new Error(`Lighthouse says nothing of ${url}.`);
      const { lhr } = result;
      scores[page] = Object.fromEntries(
        CATEGORIES.map((name) => [name, Math.round(100 * (lhr.categories[name]?.score ?? 0))]),
      ) as unknown as Scores;
      const given = Object.values(scores[page]).join(', ');
      process.stderr.write(`  ${page}: ${[given, ...faultsOf(lhr)].join('; ')}\n`);
    }
    return scores;
  } finally {
    await browser.close();
  }
};
