/**
 * `npm run check`: all checks of the code that do not run it, two steps at a time. The tools cache their results for unchanged files in
 * `node_modules/.cache`.
 */
import { exec } from 'node:child_process';

interface Step {
  name: string;
  command: string;
}

/** SvelteKit writes the types of its routes here, which the linter and the search for dead code read. */
const FIRST: readonly Step[] = [
  { name: 'web types', command: 'npm run --silent check -w apps/web' },
  { name: 'extension types', command: 'npm run --silent check -w extension' },
  {
    name: 'format',
    command: 'prettier --check --cache --cache-strategy content --log-level warn .',
  },
];

const THEN: readonly Step[] = [
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  {
    name: 'types',
    command:
      'tsc -p tsconfig.json --incremental --tsBuildInfoFile node_modules/.cache/tsc/root.json',
  },
  {
    name: 'arrows',
    command:
      'depcruise --config .dependency-cruiser.mjs --cache node_modules/.cache/depcruise --cache-strategy content apps packages --output-type err',
  },
  { name: 'dead code', command: 'knip --cache' },
  { name: 'changelog', command: 'node scripts/changes.ts --check' },
  { name: 'generated files', command: 'node apps/server/scripts/generate.ts --check' },
];

const LANES = 2;
const failed: string[] = [];

const run = async ({ name, command }: Step): Promise<void> => {
  const since = performance.now();
  const output = await new Promise<string | undefined>((resolve) => {
    exec(command, { maxBuffer: 1 << 28 }, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` : undefined),
    );
  });
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  process.stdout.write(`${output === undefined ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s)\n`);
  if (output === undefined) return;
  failed.push(name);
  process.stdout.write(`${output}\n`);
};

for (const steps of [FIRST, THEN]) {
  const waiting = [...steps];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
if (failed.length > 0) {
  process.stdout.write(
    `\nTo mend: ${failed.join(', ')}. \`npm run format\` and \`npm run generate\` do theirs by themselves.\n`,
  );
  process.exitCode = 1;
}
