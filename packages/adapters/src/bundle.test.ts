import { describe, expect, it } from 'vitest';
import { BUNDLED } from './bundle.ts';
import { checkAdapterText } from './check.ts';
import type { PageCase } from './fixtures/case.ts';
import { generic } from './fixtures/generic.ts';
import { programs } from './fixtures/programs.ts';
import { services } from './fixtures/services.ts';
import { readPage } from './html.ts';
import { LIMITS } from './limits.ts';
import { sightingOf } from './sighting.ts';

const CASES = { generic, ...programs, ...services };

describe('the bundled adapters', () => {
  it('have cases, each of them', () => {
    expect(Object.keys(CASES).sort()).toEqual(BUNDLED.map(({ name }) => name).sort());
  });

  it.each(BUNDLED.map((adapter) => [adapter.name, adapter]))('%s is valid', (_name, adapter) => {
    const text = JSON.stringify(adapter);
    expect(text.length).toBeLessThan(LIMITS.adapter);
    expect(checkAdapterText(text).problems).toBeUndefined();
  });

  // Without pages nothing of a reader is ever recorded.
  it.each(BUNDLED.filter(({ medium }) => medium === 'MANGA').map(({ name }) => name))(
    '%s knows how far a chapter was read',
    (name) => {
      const cases: PageCase[] = CASES[name as keyof typeof CASES];
      expect(cases.some(({ gives }) => gives?.page)).toBe(true);
    },
  );

  const rows = Object.entries(CASES).flatMap(([name, cases]) =>
    cases.map((one) => ({ name, medium: BUNDLED.find((a) => a.name === name)?.medium, ...one })),
  );
  it.each(rows)('$name reads $what', ({ name, medium, url, html, gives }) => {
    // A busy machine must not decide: the clock stands.
    const sighting = sightingOf(readPage(html)!, { href: url }, BUNDLED, { now: () => 0 });
    const { show: _show, item: _item, ...read } = sighting ?? {};
    const plain = new URL(url);
    plain.hash = '';
    expect(sighting ? read : null).toEqual(
      gives && { adapter: name, medium, url: plain.href, ...gives },
    );
  });

  it.each([
    ['crunchyroll', undefined, 'GABC123'],
    ['netflix', undefined, '81234567'],
    ['disney-plus', undefined, '4b6e7c3a-0000'],
    ['adn', '485', '18236'],
    ['bilibili', undefined, 'ep123456'],
    ['youtube', undefined, 'abcdefghijk'],
    ['manga-plus', undefined, '1000486'],
    ['k-manga', '10044', '317350'],
  ] as const)('%s knows what the site calls a work and an episode', (name, show, item) => {
    const [{ url, html }] = CASES[name] as [PageCase];
    const sighting = sightingOf(readPage(html)!, { href: url }, BUNDLED, { now: () => 0 });
    expect([sighting?.show, sighting?.item]).toEqual([show, item]);
  });
});
