import { describe, expect, it } from 'vitest';
import { Adapter } from './adapter.ts';
import { BUNDLED } from './bundle.ts';
import { page } from './fixtures/case.ts';
import { MOST_HTML, readPage } from './html.ts';
import { jsonLdNodes } from './json-ld.ts';
import { LIMITS } from './limits.ts';
import type { DocumentLike, ElementLike, NodeLike } from './model.ts';
import { sightingOf } from './sighting.ts';

const location = { href: 'https://video.example/watch/5' };
const still = { now: () => 0 };
const read = (document: DocumentLike, adapters: readonly Adapter[] = BUNDLED) =>
  sightingOf(document, location, adapters, still);
const fromHtml = (html: string) => read(readPage(html)!);
const script = (text: string) =>
  page('x', '', `<script type="application/ld+json">${text}</script>`);
const NAMED = '"partOfSeries":{"name":"Lantern Street"}';

const element = (values: Partial<ElementLike>): ElementLike => ({
  nodeType: 1,
  nodeName: 'DIV',
  nodeValue: null,
  firstChild: null,
  nextSibling: null,
  getAttribute: () => null,
  querySelector: () => null,
  ...values,
});
/** A list of texts beside each other that counts how many were looked at. */
const longList = (length: number, text: string) => {
  const count = { looked: 0 };
  const node = (left: number): NodeLike => ({
    nodeType: 3,
    nodeName: '#text',
    get nodeValue() {
      count.looked += 1;
      return text;
    },
    firstChild: null,
    get nextSibling() {
      return left > 0 ? node(left - 1) : null;
    },
  });
  return { first: node(length), count };
};
const adapter = (steps: unknown[]): Adapter =>
  Adapter.parse({
    version: 1,
    name: 'generic',
    revision: 1,
    label: 'x',
    homepage: 'https://example.com',
    medium: 'ANIME',
    hosts: 'any',
    when: [{ const: 'x' }],
    read: { title: steps },
  });
const only = (found: ElementLike): DocumentLike => ({
  querySelector: () => found,
  querySelectorAll: () => [found],
});

describe('a hostile page', () => {
  it('of 100,000 elements is read within the budget', () => {
    const { first, count } = longList(100_000, '');
    const body = element({ firstChild: first });
    expect(read(only(body), [adapter([{ select: 'body' }, { text: true }])])).toBeUndefined();
    expect(count.looked).toBeLessThanOrEqual(LIMITS.textNodes);
  });

  it('of a long text gives the beginning', () => {
    const { first } = longList(10, 'a'.repeat(1_000_000));
    const found = read(only(element({ firstChild: first })), [
      adapter([{ select: 'b' }, { text: true }]),
    ]);
    expect(found?.title).toBe('a'.repeat(LIMITS.title));
  });

  it('of one script of 10 MB says nothing', () => {
    const { first } = longList(0, `{"@type":"TVEpisode",${NAMED},"x":"${'a'.repeat(10_000_000)}"}`);
    expect(jsonLdNodes(only(element({ firstChild: first })))).toEqual([]);
  });

  it('of JSON that is nested deeply says nothing, and what is beside it is read', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(fromHtml(script(deep))).toBeUndefined();
    const beside =
      script(deep) + `<script type="application/ld+json">{"@type":"TVEpisode",${NAMED}}</script>`;
    expect(fromHtml(beside)?.title).toBe('Lantern Street');
  });

  it('of many nodes is read as far as we go', () => {
    const many = Array.from({ length: 50_000 }, () => '{}').join();
    const nodes = jsonLdNodes(readPage(script(`[${many}]`))!);
    expect(nodes.length).toBeLessThanOrEqual(LIMITS.jsonLdNodes);
  });

  it.each([
    ['in the prototype', `{"@type":"TVEpisode","__proto__":{${NAMED}}}`],
    ['in a type of the prototype', `{"__proto__":{"@type":"TVEpisode"},${NAMED}}`],
    ['in a function', '{"@type":"TVEpisode","partOfSeries":"x"}'],
  ])('that hides values %s says nothing', (_what, json) => {
    expect(fromHtml(script(json))).toBeUndefined();
  });

  it('whose title is no text says nothing', () => {
    const json = '{"@type":"TVEpisode","partOfSeries":{"name":{"toString":"x"}}}';
    expect(fromHtml(script(json))).toBeUndefined();
  });

  it('that hides characters shows them to nobody', () => {
    const json = `{"@type":"TVEpisode","partOfSeries":{"name":"Lan\u202Etern\\u0000 Street"}}`;
    expect(fromHtml(script(json))?.title).toBe('Lan tern Street');
  });

  it('that replaces the functions of its document says nothing', () => {
    const clobbered = { querySelector: element({}), querySelectorAll: element({}) };
    expect(read(clobbered as unknown as DocumentLike)).toBeUndefined();
  });

  it('that throws says nothing', () => {
    const throwing = {
      querySelector: () => {
        throw new Error('no');
      },
      querySelectorAll: () => {
        throw new Error('no');
      },
    };
    expect(read(throwing)).toBeUndefined();
  });

  it('that is slow is left after the time that there is', () => {
    let time = 0;
    let asked = 0;
    const slow: DocumentLike = {
      querySelector: () => {
        asked += 1;
        time += 40;
        return null;
      },
      querySelectorAll: () => [],
    };
    const ways = Array.from({ length: 16 }, () => [{ select: 'a' }]);
    expect(
      sightingOf(slow, location, [adapter([{ or: ways }])], { now: () => time }),
    ).toBeUndefined();
    expect(asked).toBe(2);
  });

  it.each([
    'javascript:alert(1)',
    'about:blank',
    'file:///etc/passwd',
    `https://a.example/${'a'.repeat(3000)}`,
    '',
  ])('at %s is not read', (href) => {
    const document = readPage(script(`{"@type":"TVEpisode",${NAMED}}`))!;
    expect(sightingOf(document, { href }, BUNDLED, still)).toBeUndefined();
  });

  it('gives no password of its address', () => {
    const document = readPage(script(`{"@type":"TVEpisode",${NAMED}}`))!;
    const found = sightingOf(document, { href: 'https://me:secret@a.example/' }, BUNDLED, still);
    expect(found?.url).toBe('https://a.example/');
  });

  it('is not parsed here if it is too large or too deep', () => {
    expect(readPage('a'.repeat(MOST_HTML + 1))).toBeUndefined();
    expect(readPage('<div>'.repeat(5000))).toBeUndefined();
  });
});
