/** A process that requests uncached pages, and a response that needs no page, and reports how long they take, in milliseconds. */
import { Agent, get } from 'node:http';

/** The report: the median of each. */
export interface VisitTimes {
  page: number;
  health: number;
}

const [url = '', name = ''] = process.argv.slice(2);
const VISITS = 25;

const agent = new Agent({ keepAlive: true });
/** Every visit is another reader's, because one reader does not open 25 pages in a few seconds. */
const took = (path: string, visit: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const since = performance.now();
    const headers = { 'x-forwarded-for': `198.51.100.${visit}` };
    const sent = get(`${url}${path}`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - since));
    });
    sent.on('error', reject);
  });

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const [pages, healths]: [number[], number[]] = [[], []];
for (let visit = 0; visit < VISITS; visit += 1) {
  pages.push(await took(`/search?q=visit+${name}+${visit}`, visit));
  healths.push(await took('/healthz', visit));
}
agent.destroy();
const times: VisitTimes = { page: median(pages), health: median(healths) };
process.send?.(times);
process.disconnect?.();
