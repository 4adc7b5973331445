/**
 * `npm run check`: everything that can be said of the code without running it. The quick things come first. What the tools
 * found out of files that stay as they are is kept in `node_modules/.cache`.
 */
import { spawnSync } from 'node:child_process';

const STEPS: readonly { name: string; command: string }[] = [
  {
    name: 'format',
    command: 'prettier --check --cache --cache-strategy content --log-level warn .',
  },
  // SvelteKit writes the types of its routes here, which the linter and the search for dead code read.
  { name: 'web types', command: 'npm run --silent check -w apps/web' },
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

const failed: string[] = [];
for (const { name, command } of STEPS) {
  const since = performance.now();
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  process.stdout.write(`${status === 0 ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s)\n`);
  if (status === 0) continue;
  failed.push(name);
  process.stdout.write(`${stdout}${stderr}\n`);
}
if (failed.length > 0) {
  process.stdout.write(
    `\nTo mend: ${failed.join(', ')}. \`npm run format\` and \`npm run generate\` do theirs by themselves.\n`,
  );
  process.exitCode = 1;
}
