import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkAdapterText } from './check.ts';
import { page } from './fixtures/case.ts';
import { readPage } from './html.ts';
import { LIMITS } from './limits.ts';
import { sightingOf } from './sighting.ts';
import { STEP_KINDS } from './step-kind.ts';

const guide = readFileSync(new URL('../../../docs/adapters.md', import.meta.url), 'utf8');
const example = /```json\n([^`]+)```/u.exec(guide)?.[1] ?? '';
const grouped = (count: number): string => count.toLocaleString('en');

describe('the guide', () => {
  it('names each step in its table', () => {
    const named = [...guide.matchAll(/^\| `\{ "([a-z-]+)"/gmu)].map((row) => row[1]);
    expect(named).toEqual(STEP_KINDS);
  });

  it('has an example that reads the page it describes', () => {
    const { adapter } = checkAdapterText(example);
    const html = page('Watch', '<h1>Lantern Street</h1><h2>Season 2, Episode 5</h2>');
    const location = { href: 'https://example.com/watch/5' };
    expect(sightingOf(readPage(html)!, location, [adapter!], { now: () => 0 })).toMatchObject({
      title: 'Lantern Street',
      season: 2,
      number: 5,
    });
  });

  it.each([
    ['Adapter', `${grouped(LIMITS.adapter)} characters`],
    ['Steps', `${LIMITS.steps}`],
    ['`or` within `or`', `${LIMITS.depth}`],
    ['Questions to the page', `${LIMITS.reads}`],
    ['Text', `${grouped(LIMITS.text)} characters`],
    [
      'JSON-LD',
      `${grouped(LIMITS.jsonLd)} characters each, ${LIMITS.jsonLdBlocks} blocks, nested ${LIMITS.jsonLdDepth} deep`,
    ],
    ['Time', `${LIMITS.milliseconds} milliseconds`],
  ])('states the limit of %s', (what, limit) => {
    const row = guide.split('\n').find((line) => line.startsWith(`| ${what} `));
    expect(row?.split('|')[2]?.trim()).toBe(limit);
  });
});
