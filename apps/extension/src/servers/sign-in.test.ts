import { expect, it } from 'vitest';
import { createFakeWorld } from '../fixtures/world.ts';
import { endGrants } from './end-grants.ts';
import type { Server } from './server.ts';
import { signIn, signOut } from './sign-in.ts';

const URL_OF_SERVER = 'https://anime.example.org';
const REDIRECT = 'https://abc.chromiumapp.org/';

/** A server at which whoever is named signs in. */
const open = () => {
  const state = { username: 'mika', isAway: false, revoked: 0 };
  const world = createFakeWorld((url) => {
    if (state.isAway) return { status: 502, body: {} };
    if (url.endsWith('/oauth/revoke')) {
      state.revoked += 1;
      return { status: 200, body: {} };
    }
    if (url.endsWith('/oauth/token')) {
      const body = { access_token: 'a', refresh_token: `r-${state.username}`, expires_in: 600 };
      return { status: 200, body };
    }
    return { status: 200, body: { data: { viewer: { username: state.username } } } };
  });
  const outside = world.worker();
  const consent = {
    redirectUri: REDIRECT,
    show: (page: string) => {
      const sent = new URL(page).searchParams.get('state') ?? '';
      const told = new URLSearchParams({ code: 'c', state: sent, iss: URL_OF_SERVER });
      return Promise.resolve(`${REDIRECT}?${told.toString()}`);
    },
  };
  const enter = (username: string): Promise<Server> => {
    state.username = username;
    return signIn(outside, URL_OF_SERVER, consent);
  };
  return { world, outside, state, enter };
};

it('keeps the id of a server for the same person, so that what waits is sent', async () => {
  const { world, enter } = open();
  const first = await enter('mika');
  expect(await enter('mika')).toMatchObject({ id: first.id, username: 'mika' });
  expect(world.local.get('servers')).toHaveLength(1);
});

it('gives another person at the same server another id, so that they get nothing that waits for the first', async () => {
  const { world, enter } = open();
  const [mika, rin] = [await enter('mika'), await enter('rin')];
  expect(rin.id).not.toBe(mika.id);
  expect(world.local.get('servers')).toMatchObject([
    { id: mika.id, username: 'mika', tokens: { refresh: 'r-mika' } },
    { id: rin.id, username: 'rin', tokens: { refresh: 'r-rin' } },
  ]);
});

it('ends the grant of who signed out without a network as soon as there is one', async () => {
  const { world, outside, state, enter } = open();
  const { id } = await enter('mika');
  state.isAway = true;
  await signOut(outside, id);
  expect([world.local.get('servers'), state.revoked]).toEqual([[], 0]);
  state.isAway = false;
  await endGrants(outside);
  await endGrants(outside);
  expect(state.revoked).toBe(1);
});
