/** Prints a command's answer: one JSON object with `--json`, otherwise the lines for people. */
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
