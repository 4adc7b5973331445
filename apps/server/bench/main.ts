/** `npm run bench`: measures what must be fast beside references on this machine (docs/performance.md). */
import { Command, Option } from 'commander';
import { benchAccess } from './access.ts';
import { benchAiring } from './airing.ts';
import { benchCrowd } from './crowd.ts';
import { benchEdits } from './edits.ts';
import { benchFootprint } from './footprint.ts';
import { benchGraphql } from './graphql.ts';
import { benchImages } from './images.ts';
import { benchImports } from './imports.ts';
import { QUICK, THOROUGH, type Effort } from './measure.ts';
import { tableOf, type Verdict } from './report.ts';
import { benchScrobble } from './scrobble.ts';
import { benchLists } from './lists.ts';
import { benchSources } from './sources.ts';
import { benchSync } from './sync.ts';
import { benchSearch } from './search.ts';
import { benchWeb } from './web.ts';
import { benchWebhooks } from './webhooks.ts';

const BENCHES: Readonly<Record<string, (effort: Effort) => Promise<Verdict[]>>> = {
  graphql: benchGraphql,
  access: benchAccess,
  search: benchSearch,
  web: benchWeb,
  crowd: benchCrowd,
  scrobble: benchScrobble,
  images: benchImages,
  imports: benchImports,
  lists: benchLists,
  sources: benchSources,
  webhooks: benchWebhooks,
  airing: benchAiring,
  sync: benchSync,
  edits: benchEdits,
  footprint: benchFootprint,
};

const printVerdicts = (verdicts: readonly Verdict[]): void => {
  const rows = verdicts.map(({ row, figure, target, isMet }) => [
    row,
    figure.toFixed(2),
    String(target),
    isMet ? 'met' : 'MISSED',
  ]);
  process.stdout.write(`\n${tableOf(['what', 'figure', 'target', ''], rows)}\n`);
};

const names = Object.keys(BENCHES);

await new Command('bench')
  .description(
    'Measures the CPU time of our server for a request beside references that run in the same minute; prints a table and writes bench-results/<name>.json.',
  )
  .argument('[names...]', `what to measure: ${names.join(', ')}; all unless said`)
  .addOption(new Option('--quick', 'a rough look, in a fraction of the time'))
  .addHelpText(
    'after',
    '\nBENCH_PROFILE=<server as the table names it> writes a CPU profile of that server to bench-results/.',
  )
  .action(async (chosen: string[], { quick }: { quick?: boolean }) => {
    const unknown = chosen.find((name) => !(name in BENCHES));
    if (unknown !== undefined) throw new Error(`There is no bench "${unknown}".`);
    for (const name of chosen.length > 0 ? chosen : names) {
      const verdicts = await BENCHES[name]?.(quick ? QUICK : THOROUGH);
      printVerdicts(verdicts ?? []);
      if (verdicts?.some(({ isMet }) => !isMet)) process.exitCode = 1;
    }
  })
  .parseAsync();
