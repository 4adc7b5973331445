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
  const asked = { tokenId: 'another', shared: ['guid:plex://show/1'], ...never };
  expect(ownWord([word()], asked)).not.toBeNull();
  expect(ownWord([word()], { ...asked, shared: ['guid:plex://show/2'] })).toBeNull();
});

test('by names of one server it counts there alone, and for the same title', () => {
  expect(ownWord([word()], { tokenId: 'token', shared: [], ...always })).not.toBeNull();
  expect(ownWord([word()], { tokenId: 'token', shared: [], ...never })).toBeNull();
  expect(ownWord([word()], { tokenId: 'another', shared: [], ...always })).toBeNull();
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
