import { refusal } from '#platform/operation-reasons.ts';

/** Prints the result of a command: one JSON object with `--json`, otherwise lines for people. */
export const print = (
  answer: Record<string, unknown>,
  options: { json?: boolean },
  lines: readonly string[],
): void => {
  const text = options.json ? JSON.stringify(answer) : lines.join('\n');
  process.stdout.write(`${text}\n`);
};

/** Rows as aligned columns. */
export const table = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
): string[] => {
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [header, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

/** How many rows of a file were taken, and how many were refused or skipped. */
export interface Takings {
  taken: number;
  refused: number;
}

/** For a command that got rows and took none of them. @throws Refusal; call it after printing the result */
export const failIfNothingTaken = ({ taken, refused }: Takings): void => {
  if (taken > 0 || refused === 0) return;
  throw refusal('BAD_USER_INPUT', 'NOTHING_IMPORTED', { refused });
};
