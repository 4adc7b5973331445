import type { Command } from 'commander';
import type { App } from '#platform/app.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { episodesOfFile } from '#slices/mapping/index.ts';
import {
  placesOf,
  tryDelivery,
  type ServerKind,
  type Suggestion,
  type Tried,
} from '#slices/scrobble/index.ts';
import { bytesOf } from './given-file.ts';
import { print } from './print.ts';
import { withApp } from './session.ts';

interface TryOptions {
  token: string;
  type?: string;
  json?: boolean;
}

const SERVERS: Readonly<Record<ServerKind, string>> = { server_a: 'Plex', server_b: 'Jellyfin' };

const addressedTo = ({ sentAs }: Tried): string[] =>
  sentAs === null
    ? []
    : [
        `This is what ${SERVERS[sentAs]} sends; this address is for ${SERVERS[sentAs === 'server_a' ? 'server_b' : 'server_a']}.`,
      ];

const titleOf = (app: App, animeId: string | null): string =>
  (animeId === null ? undefined : app.get(catalogue).get(animeId)?.titleNative) ?? '–';

/** The episode, or those of a file. */
const numbersOf = (event: NonNullable<Tried['event']>): string => {
  const { episode } = event;
  const count = episodesOfFile(event);
  if (episode === null || count === 1) return `episode ${episode ?? '–'}`;
  return `episodes ${episode} to ${episode + count - 1}`;
};

const understood = ({ event }: Tried): string[] => {
  if (!event) return [];
  const { showTitle, title, season, airDate, ids } = event;
  const named = ids.map(({ kind, level, id }) => `${kind} ${level} ${id}`);
  return [
    `${event.event}: ${[showTitle, title].filter((text) => text !== null).join(' · ') || 'no title'}`,
    `  season ${season ?? '–'}, ${numbersOf(event)}, aired ${airDate ?? '–'}`,
    `  ids: ${named.join(', ') || 'none'}`,
  ];
};

const placesIn = (app: App, suggestion: Suggestion): string =>
  placesOf(suggestion)
    .map(({ animeId, episode }) => `${titleOf(app, animeId)} ${episode ?? '–'}`)
    .join(' and ');

const why = (app: App, { summary }: Tried): string[] => [
  // Media servers have no chapters.
  ...(summary?.matches ?? []).flatMap((match) =>
    'animeId' in match
      ? `  ${titleOf(app, match.animeId)}, episode ${match.episode}, by ${match.by ?? 'mapping'}`
      : [],
  ),
  ...(summary?.suggestions ?? []).flatMap((one) =>
    'animeId' in one
      ? `  suggested: ${titleOf(app, one.showAnimeId)}, as ${placesIn(app, one)} (${one.reasons.join(', ')})`
      : [],
  ),
];

const linesOf = (app: App, tried: Tried): string[] => [
  ...addressedTo(tried),
  ...understood(tried),
  `Outcome: ${tried.outcome}${tried.unreadable === null ? '' : ` (${tried.unreadable})`}`,
  ...why(app, tried),
  'Nothing was recorded.',
];

/** `tsuzuki scrobble`: what messages of media servers do. */
export const scrobbleCommands = (program: Command): void => {
  program
    .command('scrobble')
    .description('look into what media servers send')
    .command('try <file>')
    .description('say what a saved payload would do, and why, without recording anything')
    .requiredOption('--token <token>', 'the webhook token, the last part of the webhook URL')
    .option('--type <type>', 'the content type it was sent with, if it is not JSON or a form')
    .action(async (file: string, options: TryOptions) => {
      const body = await bytesOf(file);
      const { token, type: contentType = '' } = options;
      await withApp('scrobble try', async (app) => {
        const tried = await tryDelivery(app, { token, body, contentType });
        print({ ...tried }, options, linesOf(app, tried));
      });
    });
};
