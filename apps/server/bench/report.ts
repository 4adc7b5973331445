import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../bench-results/', import.meta.url));

/** A figure and its target. */
export interface Verdict {
  row: string;
  figure: number;
  target: number;
  isMet: boolean;
}

/** The verdict on a figure that should be at least the target. */
export const atLeast = (row: string, figure: number, target: number): Verdict => ({
  row,
  figure,
  target,
  isMet: figure >= target,
});

/** The verdict on a figure that should be at most the target. */
export const atMost = (row: string, figure: number, target: number): Verdict => ({
  row,
  figure,
  target,
  isMet: figure <= target,
});

/** Aligns a table: the first column to the left, figures to the right. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join(
    '\n',
  );
};

/** Writes the results as JSON, with the machine they were measured on. @returns the path */
export const writeResult = (name: string, result: object): string => {
  mkdirSync(folder, { recursive: true });
  const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length };
  const file = `${folder}${name}.json`;
  const measuredAt = new Date().toISOString();
  writeFileSync(file, `${JSON.stringify({ measuredAt, machine, ...result }, null, 2)}\n`);
  return file;
};
