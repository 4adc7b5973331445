import { type Command, Option } from 'commander';
import { type HeldRow, listHeldClaims } from '#slices/catalog/index.ts';
import { settleHeld, WHY_HELD } from '#slices/sources/index.ts';
import { print } from './print.ts';
import { withApp } from './session.ts';

/** More than anybody decides about at once. */
const MOST = 500;

const linesOf = ({ source, sourceId, title, reason, works }: HeldRow): string[] => [
  `${source} ${sourceId}${title === null ? '' : ` (${title})`}: ${WHY_HELD[reason]}`,
  ...works.map(({ id, title: name }) => `  ${id}  ${name}`),
];

const showHeld = async ({ source, json }: { source?: string; json?: boolean }): Promise<void> => {
  const held = await withApp('catalog held', ({ db }) =>
    listHeldClaims(db, { source, limit: MOST }),
  );
  print({ held }, { ...(json && { json }) }, [
    ...held.flatMap(linesOf),
    held.length === 0
      ? 'No row is held.'
      : 'To decide: tsuzuki catalog place <source> <row> <work>, or --as-new for a work of its own.',
  ]);
};

const place = async (
  source: string,
  sourceId: string,
  work: string | undefined,
  { asNew, json }: { asNew: boolean; json?: boolean },
): Promise<void> => {
  if ((work === undefined) === !asNew) throw new Error('Name a work, or add --as-new.');
  const workId = await withApp('catalog place', (app) =>
    settleHeld(app, { source, sourceId, workId: work ?? null }),
  );
  print({ source, row: sourceId, work: workId }, { ...(json && { json }) }, [
    `${source} ${sourceId} is about ${workId}.`,
  ]);
};

/** `catalog held` and `catalog place`. */
export const heldCommands = (catalog: Command): void => {
  catalog
    .command('held')
    .description('show rows of sources of which nobody knows which work they are about')
    .addOption(new Option('--source <source>', 'those of one source'))
    .action(showHeld);
  catalog
    .command('place <source> <row> [work]')
    .description('say which work a held row is about')
    .option('--as-new', 'make a work of its own of it', false)
    .action(place);
};
