import { expect } from 'vitest';
import { send, settle } from './media-server.ts';
import { CONFIRM, deliveriesOf, newShowOwner, playsOf, type ShowOwner } from './show-owner.ts';
import type { TestApp } from './test-app.ts';

/** Somebody with a Jellyfin server, too. */
export interface JellyfinOwner extends ShowOwner {
  jellyfin: string;
}

export const newJellyfinOwner = async (test: TestApp, name: string): Promise<JellyfinOwner> => {
  const owner = await newShowOwner(test, name);
  return { ...owner, jellyfin: await test.token(owner.id, 'server_b') };
};

/** An episode that no id names: its show, and its place as in `2x13`. */
export interface NumberedPlay {
  show: string;
  /** The id of the show on the server. */
  key?: string;
  place: string;
  airDate?: string;
  /** The last episode of a file of several. */
  until?: number;
}

const KEY = '5d1c7e0f6a2b4c3d8e9f0a1b2c3d4e5f';

/** The server says that an episode was played to its end, and all that was sent is processed. */
export const playNumbered = async (
  test: TestApp,
  { jellyfin: token }: JellyfinOwner,
  { show, key = KEY, place, airDate = '', until }: NumberedPlay,
): Promise<void> => {
  const [season, number] = place.split('x').map(Number);
  const event = {
    NotificationType: 'PlaybackStop',
    ItemType: 'Episode',
    SeriesName: show,
    SeriesId: key,
    SeasonNumber: season,
    EpisodeNumber: number,
    ...(until !== undefined && { EpisodeNumberEnd: until }),
    PremiereDate: airDate,
    NotificationUsername: 'owner',
    PlayedToCompletion: true,
  };
  await send(test, { path: 'server_b', token }, { json: event });
  await settle(test);
};

/** Confirms what the latest delivery is suggested to be. */
export const confirmLatest = async (test: TestApp, owner: ShowOwner): Promise<void> => {
  const [{ id }] = (await deliveriesOf(test, owner)) as [any];
  const { errors } = await test.ask(CONFIRM, { bearer: owner.bearer, variables: { id } });
  expect(errors).toBeUndefined();
  await settle(test);
};

/** What somebody watched: the works with their episodes. */
export const placesOf = async (test: TestApp, owner: ShowOwner): Promise<string[]> =>
  (await playsOf(test, owner)).map((one) => `${one.id} ${one.episode}`).toSorted();
