import type { Command } from 'commander';
import { askHub, followHub, hubState, type HubState, unfollowHub } from '#slices/sources/index.ts';
import { print } from './print.ts';
import { withApp } from './session.ts';

interface Options {
  json?: boolean;
}

const moment = (date: Date | null): string =>
  date ? date.toISOString().slice(0, 16).replace('T', ' ') : 'never';

const linesOf = (hub: HubState | null): string[] => {
  if (!hub) return ['This instance follows no hub.'];
  const { address, state, rows, refused, refusals, fetchedAt, nextAt, fault } = hub;
  return [
    `${address}: ${state}.`,
    `${rows} works and changes were read, ${refused} of them refused. Last: ${moment(fetchedAt)}. Next: ${moment(nextAt)}.`,
    ...refusals.map(({ ref, reason }) => `  ${ref}: ${reason}`),
    ...(fault === null ? [] : [fault]),
  ];
};

const show = (hub: HubState | null, { json }: Options): void =>
  print({ hub }, { ...(json && { json }) }, linesOf(hub));

const follow = async (address: string, options: Options): Promise<void> => {
  const hub = await withApp('hub follow', async (app) => {
    await app.db.transaction().execute((tx) => followHub(app, tx, address));
    await askHub(app, new AbortController().signal);
    return hubState(app);
  });
  show(hub, options);
  if (hub?.fault) throw new Error('The hub is asked again later.');
};

/** `hub follow`, `hub status` and `hub unfollow`. */
export const hubCommands = (program: Command): void => {
  const hub = program
    .command('hub')
    .description('copy the catalogue of another instance, and follow its changes');
  hub
    .command('follow')
    .description('load the open data of an instance, and follow its changes from then on')
    .argument('<address>', 'where the instance is, such as https://anime.example.org')
    .action(follow);
  hub
    .command('status')
    .description('show which hub is followed, and what was refused of it')
    .action(async (options: Options) => show(await withApp('hub status', hubState), options));
  hub
    .command('unfollow')
    .description('stop following, and remove all that the hub gave')
    .action(async ({ json }: Options) => {
      const { address } = await withApp('hub unfollow', unfollowHub);
      print({ unfollowed: address }, { ...(json && { json }) }, [
        `All that ${address} gave was removed. Lists keep their entries.`,
      ]);
    });
};
