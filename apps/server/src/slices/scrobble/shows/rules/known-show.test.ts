import { expect, test } from 'vitest';
import { ownWord, sharedWord, type KnownShow } from './known-show.ts';

const word = (told: Partial<KnownShow> = {}): KnownShow => ({
  id: 'word',
  userId: 'mika',
  tokenId: 'token',
  keys: ['guid:plex://show/1', 'show:77'],
  title: 'Frieren',
  animeId: 'frieren',
  season: 1,
  isDecisive: false,
  ...told,
});
const always = { isTitle: () => true };
const never = { isTitle: () => false };

test('the owner’s word counts on all servers by names of all servers, whatever the title', () => {
  const asked = { tokenId: 'another', keys: ['guid:plex://show/1'], ...never };
  expect(ownWord([word()], asked)).not.toBeNull();
  expect(ownWord([word()], { ...asked, keys: ['guid:plex://show/2'] })).toBeNull();
});

test('by names of one server it counts there alone, and for the same title', () => {
  expect(ownWord([word()], { tokenId: 'token', keys: [], ...always })).not.toBeNull();
  expect(ownWord([word()], { tokenId: 'token', keys: [], ...never })).toBeNull();
  expect(ownWord([word()], { tokenId: 'another', keys: [], ...always })).toBeNull();
});

test('by the title alone it is no show that other servers call otherwise', () => {
  const asked = { tokenId: 'token', keys: ['show:78', 'title:frieren'], ...always };
  expect(ownWord([word()], asked)?.isByTitle).toBe(true);
  expect(ownWord([word()], { ...asked, keys: ['show:77'] })?.isByTitle).toBe(false);
  expect(ownWord([word()], { ...asked, keys: ['title:frieren'] })?.isByTitle).toBe(false);
  const other = ['guid:plex://show/2', ...asked.keys];
  expect(ownWord([word()], { ...asked, keys: other })).toBeNull();
  const matchedAnew = ['guid:plex://show/2', 'show:77'];
  expect(ownWord([word()], { ...asked, keys: matchedAnew })?.isByTitle).toBe(false);
  const ofOldAgent = ['guid:com.plexapp.agents.thetvdb://424536', 'show:78'];
  expect(ownWord([word()], { ...asked, keys: ofOldAgent })?.isByTitle).toBe(true);
  expect(ownWord([word({ keys: ['tvdb:1'] })], { ...asked, keys: ['tvdb:2'] })).toBeNull();
});

test('others count if two owners agree and no other two contradict them', () => {
  const [mika, yui, rin, aoi] = ['mika', 'yui', 'rin', 'aoi'].map((userId) => word({ userId }));
  const other = { animeId: 'other' };
  expect(sharedWord([mika!], always)).toBeNull();
  expect(sharedWord([mika!, word()], always)).toBeNull();
  expect(sharedWord([mika!, yui!], always)?.animeId).toBe('frieren');
  expect(sharedWord([mika!, yui!], never)).toBeNull();
  expect(sharedWord([mika!, { ...yui!, season: 2 }], always)).toBeNull();
  expect(sharedWord([mika!, yui!, { ...rin!, ...other }], always)?.animeId).toBe('frieren');
  const two = [
    { ...rin!, ...other },
    { ...aoi!, ...other },
  ];
  expect(sharedWord([mika!, yui!, ...two], always)).toBeNull();
});

test('an editor’s word counts against any number of others, but not against the title', () => {
  const editor = word({ userId: 'editor', animeId: 'right', isDecisive: true });
  const many = ['a', 'b', 'c'].map((userId) => word({ userId, animeId: 'wrong' }));
  expect(sharedWord([...many, editor], always)?.animeId).toBe('right');
  expect(sharedWord([editor], never)).toBeNull();
});
