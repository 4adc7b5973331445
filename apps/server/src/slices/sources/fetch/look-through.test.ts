import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formFaultOf, LookThrough } from './look-through.ts';
import type { Form } from './fetched-source.ts';

const contentOf = (...texts: (readonly string[])[]) => {
  const look = new LookThrough();
  for (const pieces of texts) {
    for (const piece of pieces) look.add(Buffer.from(piece));
    look.endText();
  }
  return look.content();
};

it('tells size, checksum, beginning and end of what came in pieces', () => {
  const text = `  {"a": "${'x'.repeat(5_000)}"}\n\n`;
  const pieces = [text.slice(0, 1), text.slice(1, 4_000), text.slice(4_000)];
  const { bytes, checksum, edges } = contentOf(pieces);
  expect(bytes).toBe(text.length);
  expect(checksum).toBe(createHash('sha256').update(text).digest('hex'));
  expect(edges.map(({ head, tail }) => [head.slice(0, 5), tail.slice(-3)])).toEqual([
    ['{"a":', 'x"}'],
  ]);
});

describe('the form of a file', () => {
  it.each<[Form, string, ReturnType<typeof formFaultOf>]>([
    ['json', '{"a":1}\n', null],
    ['json', '\uFEFF [1]', null],
    ['json', '{"a":', 'cut'],
    ['json', '<!doctype html><p>{}', 'page'],
    ['json', 'null', 'other'],
    ['json', '', 'other'],
    ['json-lines', '{"a":1}\n{"b":2}\n', null],
    ['json-lines', '{"a":1}\n{"b":', 'cut'],
    ['json-lines', '[{"a":1}]', 'other'],
    ['xml', '<?xml version="1.0"?>\n<a></a>\n', null],
    ['xml', '<?xml version="1.0"?>\n<a><b>c', 'cut'],
    ['xml', '<!doctype html><p></p>', 'page'],
    ['xml', 'sorry', 'other'],
    ['yaml', 'AnimeMap:\n  - malid: 1', null],
    ['yaml', '\n<html>', 'page'],
    ['yaml', ' \n', 'other'],
  ])('%s %j', (form, text, expected) => {
    expect(formFaultOf(form, contentOf([text]))).toBe(expected);
  });

  it.each<[string[], ReturnType<typeof formFaultOf>]>([
    [['{"a":1}', '{"b":2}'], null],
    [['{"a":1}', ''], 'other'],
    [['{"a":1}', '{"b":', '<html>'], 'cut'],
  ])('of several texts %j is that of the first that is wrong', (texts, expected) => {
    expect(formFaultOf('json-lines', contentOf(...texts.map((text) => [text])))).toBe(expected);
  });
});
