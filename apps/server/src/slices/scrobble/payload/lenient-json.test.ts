import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLenientJson } from './lenient-json.ts';

const payloadOf = (text: string): unknown => {
  const read = readLenientJson(text);
  return read.outcome === 'payload' ? read.payload : read.reason;
};

describe('JSON as templates print it', () => {
  test.each([
    ['{"a":"\\&quot;Well\\&quot;"}', { a: '"Well"' }],
    ['{"a":"first\nsecond\tthird"}', { a: 'first\nsecond\tthird' }],
    ['{"a": ,"b":,"c":}', { a: null, b: null, c: null }],
    ['{"a":True,"b":False,"c":None,"d":NaN}', { a: true, b: false, c: null, d: null }],
    ['{"a":1,"b":[1,2,],}', { a: 1, b: [1, 2] }],
    ['{,"a":1,,"b":2}', { a: 1, b: 2 }],
    ['{"a":02,"b":-1.5,"c":1e3,x:1}', { a: 2, b: -1.5, c: 1000, x: 1 }],
    ['{"a":0b1c2d3e4f50,"b":2023-07-06,}', { a: '0b1c2d3e4f50', b: '2023-07-06' }],
    ['{"a":"C:\\Media\\show","b":True}', { a: 'C:\\Media\\show', b: true }],
    ['{"a":{{a}},"b":{{{b}}},"c":"{{c}}",}', { a: null, b: null, c: 'null' }],
    ['{"a":1 "b":"x"\n"c":[1 2] "d":{}}', { a: 1, b: 'x', c: [1, 2], d: {} }],
    [`{'a': "it's", 'b': 'say "hi"', 'c': None}`, { a: "it's", b: 'say "hi"', c: null }],
    ['{"a":"True, {or} [not],",}', { a: 'True, {or} [not],' }],
  ])('%j is understood', (text, payload) => expect(payloadOf(text)).toEqual(payload));

  test.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['{"a":"He said "hi""}', 'not_json'],
    ['{"a":1', 'not_json'],
    ['nonsense', 'not_an_object'],
    ['[{"a":1}]', 'not_an_object'],
    ['null', 'not_an_object'],
    ['"text"', 'not_an_object'],
  ])('%j is not', (text, reason) => expect(payloadOf(text)).toBe(reason));

  test('good JSON is read as it stands', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 5 })), (value) => {
        const text = JSON.stringify(value);
        expect(payloadOf(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('nothing makes the reader fall', () => {
    const scraps = fc.constantFrom('{', '}', '[', ']', ':', ',', '"', '\\', '\n', 'True', '0', 'a');
    fc.assert(
      fc.property(fc.array(scraps, { maxLength: 30 }), (parts) => {
        expect(readLenientJson(parts.join('')).outcome).toMatch(/payload|unreadable/u);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a text that means harm', () => {
  test.each([
    ['arrays', '['.repeat(100_000)],
    ['closed arrays', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)],
    ['broken objects', '{"a":True,"b":'.repeat(100_000)],
  ])('is refused for its depth: %s', (_name, text) => expect(payloadOf(text)).toBe('too_deep'));

  test.each([
    ['commas', '{' + ','.repeat(1_000_000) + '}'],
    ['quotes', '{"' + '\\"'.repeat(500_000)],
    ['backslashes', '{"a":"' + '\\'.repeat(1_000_001)],
    ['colons', '{' + ':'.repeat(1_000_000) + '}'],
    ['spaces', '{"a":' + ' '.repeat(1_000_000) + ',}'],
    ['words', '{' + 'True '.repeat(200_000) + '}'],
  ])('is read in time that grows with its length: %s', (_name, text) => {
    const before = process.cpuUsage();
    readLenientJson(text);
    // Reading that looks back at every step takes minutes for this.
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(4_000);
  });

  test('cannot reach the prototype of objects', () => {
    readLenientJson('{"__proto__":{"polluted":True}}');
    expect({}).not.toHaveProperty('polluted');
  });
});
