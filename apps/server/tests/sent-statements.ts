import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { textOf } from './statements.ts';

/** Where the tests on PostgreSQL 18 write the texts of their statements, one JSON string per line, for PostgreSQL 15 to prepare. */
const FILE = process.env['TSUZUKI_SENT_STATEMENTS'];

/** Statements that differ only in the number of values or rows count as one, and the first of them is recorded. */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\$\d+/gu, '$')
    .replaceAll(/\$(?:, \$)+/gu, '$')
    .replaceAll(/(?<row>\([^()]*\))(?:, \k<row>)+/gu, '$<row>');

const known = new Set<string>();
/** Most texts are sent many times, and a shape takes longer to find than to remember. */
const seen = new Set<string>();
let unwritten: string[] = [];

const note = (text: string): void => {
  if (seen.has(text)) return;
  seen.add(text);
  const shape = shapeOf(text);
  if (known.has(shape)) return;
  known.add(shape);
  unwritten.push(text);
};

let isNoting = false;

/** Records what every client of this process sends from now on. Repeated calls have no effect. */
export const noteOnce = (): void => {
  if (isNoting) return;
  isNoting = true;
  const prototype: { query: (this: void, ...parameters: never[]) => unknown } = pg.Client.prototype;
  const send = prototype.query;
  prototype.query = function (this: unknown, ...parameters) {
    const text = textOf(parameters);
    if (text) note(text);
    return Reflect.apply(send, this, parameters);
  };
};

export const writeNoted = (): void => {
  if (!FILE || unwritten.length === 0) return;
  appendFileSync(FILE, unwritten.map((text) => `${JSON.stringify(text)}\n`).join(''));
  unwritten = [];
};

/** Each text once; empty if no test has run on PostgreSQL 18. */
export const sentStatements = (): string[] => {
  if (!FILE || !existsSync(FILE)) return [];
  const lines = readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
  return [...new Set(lines.map((line): string => JSON.parse(line)))];
};
