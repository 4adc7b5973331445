import {
  extendSchema,
  getNamedType,
  isNonNullType,
  isObjectType,
  parse,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#platform/graphql/context.ts';
import { createInProcessGraphql } from '#platform/graphql/in-process.ts';
import { createKey, TIERS } from '#slices/access/index.ts';
import { SERVICE, VISIBILITIES, type Visibility } from '#slices/accounts/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { makeFeed } from '#slices/feeds/commands.ts';
import { encounterOf, maySee, type Relation, type Thing } from '#slices/profiles/policy.ts';
import { publicSchema } from '../../src/schema.ts';
import { askAniList } from '../anilist-client.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

/** Texts of the owner that are searched for in every response. */
const BIO = 'of-the-bio-4711';
const NOTES = { PUBLIC: 'note-for-all', FOLLOWERS: 'note-for-followers', PRIVATE: 'note-for-me' };

interface Person {
  id: string;
  name: string;
  bearer: string;
}

const people = {} as Record<'owner' | 'stranger' | 'follower' | 'shutOut' | 'blocker', Person>;
const works = {} as Record<Visibility, string>;

const ask = async (who: Person, query: string, variables: object = {}) => {
  const { data, errors } = await test.ask(query, { variables, bearer: who.bearer });
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

const save = (id: string, visibility: Visibility) =>
  ask(
    people.owner,
    'mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { outcome } }',
    {
      input: { animeId: id, status: 'CURRENT', progress: 1, notes: NOTES[visibility], visibility },
    },
  );

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  for (const name of ['owner', 'stranger', 'follower', 'shutOut', 'blocker'] as const) {
    people[name] = { name, ...(await test.user(name)) };
  }
  const long = [...test.app.get(catalogue).all()].filter(
    ({ isAdult, episodeCount }) => !isAdult && (episodeCount ?? 0) > 20,
  );
  for (const [index, visibility] of VISIBILITIES.entries()) {
    works[visibility] = long[index]?.id ?? '';
    await save(works[visibility], visibility);
    await ask(
      people.owner,
      `mutation { toggleFavourite(animeId: "${works[visibility]}") { isFavourite } }`,
    );
  }
  await ask(people.follower, 'mutation { followUser(username: "owner") { __typename } }');
  await ask(people.owner, 'mutation { blockUser(username: "shutOut") { __typename } }');
  await ask(people.blocker, 'mutation { blockUser(username: "owner") { __typename } }');
});
afterAll(() => test.close());

type Privacy = Record<Thing, Visibility>;

const settle = async ({ profile, list, activity }: Privacy): Promise<void> => {
  await test.app.db
    .updateTable('accounts.user')
    .set({
      bio: BIO,
      profile_visibility: profile,
      list_visibility: list,
      activity_visibility: activity,
    })
    .where('id', '=', people.owner.id)
    .execute();
};

const every: Privacy[] = VISIBILITIES.flatMap((profile) =>
  VISIBILITIES.flatMap((list) => VISIBILITIES.map((activity) => ({ profile, list, activity }))),
);

const callerOf = ({ id, name }: Person): Caller => ({
  userId: id,
  username: name,
  tier: 'free',
  scopes: test.app.vocabulary.scopes,
  canSeeAdult: true,
  client: { kind: 'web', name: null },
});

/** How each of them is related to the owner. */
const RELATIONS: Record<keyof typeof people, Relation> = {
  owner: { isSelf: true, isFollower: false, isShutOut: false, hasBlocked: false },
  stranger: { isSelf: false, isFollower: false, isShutOut: false, hasBlocked: false },
  follower: { isSelf: false, isFollower: true, isShutOut: false, hasBlocked: false },
  shutOut: { isSelf: false, isFollower: false, isShutOut: true, hasBlocked: false },
  blocker: { isSelf: false, isFollower: false, isShutOut: false, hasBlocked: true },
};

/** Fields that identify every user who is visible at all. */
const OPEN: ReadonlySet<string> = new Set(
  'id username access isViewer followState isFollower isRequesting isBlocked'.split(' '),
);

/** The thing that each other field of `User` belongs to. Whoever adds a field must add it here. */
const THING: Readonly<Record<string, Thing>> = {
  bio: 'profile',
  joinedAt: 'profile',
  listVisibility: 'profile',
  followers: 'profile',
  following: 'profile',
  animeList: 'list',
  mangaList: 'list',
  statistics: 'list',
  statusCounts: 'list',
  customLists: 'list',
  customListCounts: 'list',
  heatMap: 'list',
  favouriteAnime: 'list',
  favouriteManga: 'list',
  activity: 'activity',
};

const ARGUMENTS: Readonly<Record<string, string>> = {
  statistics: '(media: ANIME)',
  statusCounts: '(media: ANIME)',
  customLists: '(media: ANIME)',
  customListCounts: '(media: ANIME)',
  heatMap: '(from: "2026-01-01", to: "2026-01-31")',
};

/** The fields of a type that need no argument, some levels deep. */
const selectionOf = (type: GraphQLObjectType, depth: number): string => {
  const isFree = ({ args }: GraphQLField<unknown, unknown>) =>
    args.every((arg) => !isNonNullType(arg.type) || arg.defaultValue !== undefined);
  const fields = Object.values(type.getFields())
    .filter(isFree)
    .flatMap(({ name, type: of }) => {
      const target = getNamedType(of);
      if (!isObjectType(target)) return name;
      if (depth === 0 || target.name === 'User') return [];
      const inner = selectionOf(target, depth - 1);
      return inner === '' ? [] : `${name} { ${inner} }`;
    });
  return fields.join(' ');
};

const documentOf = (field: GraphQLField<unknown, unknown>): string => {
  const target = getNamedType(field.type);
  const inner = isObjectType(target)
    ? ` { ${target.name === 'UserConnection' ? 'totalCount nodes { username }' : selectionOf(target, 2)} }`
    : '';
  return `{ user(username: "owner") { ${field.name}${ARGUMENTS[field.name] ?? ''}${inner} } }`;
};

const fieldsOf = (schema: GraphQLSchema): GraphQLField<unknown, unknown>[] => {
  const type = schema.getType('User');
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};

/** Reads every field of `User`, with every privacy, as everybody. @returns what is shown but must not be, or hidden but need not be */
const faultsOf = async (
  schema: GraphQLSchema,
  privacies: readonly Privacy[],
): Promise<string[]> => {
  const graphql = createInProcessGraphql(schema);
  const faults: string[] = [];
  for (const privacy of privacies) {
    await settle(privacy);
    for (const [name, relation] of Object.entries(RELATIONS)) {
      const person = people[name as keyof typeof people];
      const context = {
        app: test.app,
        caller: callerOf(person),
        allowance: TIERS.commercial.allowance,
        requestId: 'sweep',
      };
      for (const field of fieldsOf(schema)) {
        const { data, errors } = await graphql({ query: documentOf(field) }, context);
        const user = (data as any)?.user ?? null;
        const text = JSON.stringify(data);
        const where = `${field.name} as ${name} of ${JSON.stringify(privacy)}`;
        const thing = THING[field.name];
        const isMet = encounterOf(privacy, relation) !== 'NONE';
        if (isMet !== (user !== null))
          faults.push(`${where}: met ${user !== null} ${JSON.stringify(errors)}`);
        if (user === null || OPEN.has(field.name)) continue;
        const isShown = user[field.name] !== null;
        const isAllowed = thing !== undefined && maySee(privacy, relation, thing);
        if (isShown !== isAllowed) faults.push(`${where}: shown ${isShown}`);
        if (relation.isSelf || name === 'owner') continue;
        const hidden = relation.isFollower ? ['PRIVATE'] : ['PRIVATE', 'FOLLOWERS'];
        for (const visibility of hidden as Visibility[]) {
          if (text.includes(works[visibility]) || text.includes(NOTES[visibility])) {
            faults.push(`${where}: shows what is ${visibility}`);
          }
        }
      }
    }
  }
  return faults;
};

describe('every field of User', () => {
  it('shows, in every privacy and to everybody, what the policy allows and nothing else', async () => {
    expect(await faultsOf(publicSchema(), every)).toEqual([]);
  });

  it('would be found if it did not ask the policy', async () => {
    const schema = extendSchema(publicSchema(), parse('extend type User { rogue: String }'));
    const rogue = fieldsOf(schema).find(({ name }) => name === 'rogue');
    if (rogue) rogue.resolve = () => BIO;
    const closed: Privacy = { profile: 'FOLLOWERS', list: 'PRIVATE', activity: 'PRIVATE' };
    const faults = await faultsOf(schema, [closed]);
    expect(faults.some((fault) => fault.startsWith('rogue as stranger'))).toBe(true);
  });
});

describe('paths past the page of a user', () => {
  const privacies: Privacy[] = [
    { profile: 'PUBLIC', list: 'PUBLIC', activity: 'PUBLIC' },
    { profile: 'PUBLIC', list: 'FOLLOWERS', activity: 'FOLLOWERS' },
    { profile: 'PUBLIC', list: 'PUBLIC', activity: 'PRIVATE' },
    { profile: 'PUBLIC', list: 'PRIVATE', activity: 'PUBLIC' },
    { profile: 'FOLLOWERS', list: 'PUBLIC', activity: 'PUBLIC' },
    { profile: 'PRIVATE', list: 'PUBLIC', activity: 'PUBLIC' },
  ];

  /** The visibilities of the entries that a response shows. */
  const shownIn = (text: string): Visibility[] =>
    VISIBILITIES.filter((visibility) => text.includes(works[visibility]));

  it.each(privacies)('feeds of activities keep to %o', async (privacy) => {
    await settle(privacy);
    for (const [name, relation] of Object.entries(RELATIONS)) {
      const person = people[name as keyof typeof people];
      const feed = async (which: string) =>
        shownIn(
          JSON.stringify(
            await ask(
              person,
              `{ activityFeed(feed: ${which}) { nodes { anime { id } user { username } } } }`,
            ),
          ),
        );
      const isOpen = maySee(privacy, { ...relation, isFollower: false, isSelf: false }, 'activity');
      expect({ name, shown: await feed('GLOBAL') }).toEqual({
        name,
        shown: isOpen && !relation.hasBlocked ? ['PUBLIC'] : [],
      });
      const followed = relation.isFollower && maySee(privacy, relation, 'activity');
      const own = relation.isSelf ? [...VISIBILITIES] : [];
      expect({ name, shown: await feed('FOLLOWING') }).toEqual({
        name,
        shown: followed ? ['PUBLIC', 'FOLLOWERS'] : own,
      });
    }
  });

  it.each(privacies)("AniList's words for lists keep to %o", async (privacy) => {
    await settle(privacy);
    const query = `{ MediaListCollection(userName: "owner", type: ANIME) { user { name } lists { entries { notes media { siteUrl } } } } }`;
    for (const [name, relation] of Object.entries(RELATIONS)) {
      const { bearer: token } = people[name as keyof typeof people];
      const { data } = await askAniList(test, query, { token });
      const text = JSON.stringify(data.MediaListCollection);
      const isShown = data.MediaListCollection !== null;
      expect({ name, isShown }).toEqual({ name, isShown: maySee(privacy, relation, 'list') });
      if (!isShown) continue;
      const most = relation.isSelf ? 3 : relation.isFollower ? 2 : 1;
      expect({ name, entries: data.MediaListCollection.lists[0].entries.length }).toEqual({
        name,
        entries: most,
      });
      expect(text.includes(NOTES.PRIVATE) && !relation.isSelf).toBe(false);
    }
    const { data } = await askAniList(test, query);
    expect(data.MediaListCollection).toBeNull();
  });
});

it('a key that is for public data alone sees what strangers see, though its owner follows', async () => {
  await settle({ profile: 'FOLLOWERS', list: 'FOLLOWERS', activity: 'FOLLOWERS' });
  const userId = people.follower.id;
  const see = async (scopes: ('read:public' | 'read:profile' | 'read:list')[]) => {
    const { key } = await test.app.db
      .transaction()
      .execute((tx) => createKey(test.app, tx, { userId, scopes }));
    const response = await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: '{"query":"{ user(username: \\"owner\\") { access bio animeList { totalCount } } }"}',
    });
    return ((await response.json()) as any).data.user;
  };
  expect(await see(['read:public'])).toEqual({ access: 'LIMITED', bio: null, animeList: null });
  expect(await see(['read:profile'])).toEqual({ access: 'FULL', bio: BIO, animeList: null });
  expect(await see(['read:profile', 'read:list'])).toEqual({
    access: 'FULL',
    bio: BIO,
    animeList: { totalCount: 2 },
  });
});

it('data of lists is for who has an account, whatever its owner shows', async () => {
  await settle({ profile: 'PUBLIC', list: 'PUBLIC', activity: 'PUBLIC' });
  const { data, errors } = await test.ask(
    '{ user(username: "owner") { bio animeList { totalCount } activity { nodes { id } } } activityFeed { nodes { id } } }',
  );
  expect(data).toEqual({ user: { bio: BIO, animeList: null, activity: null }, activityFeed: null });
  expect(new Set(errors?.map(({ extensions }) => extensions.code))).toEqual(
    new Set(['TIER_REQUIRED', 'UNAUTHENTICATED']),
  );
});

it.each([
  { profile: 'PUBLIC', list: 'PUBLIC', activity: 'PUBLIC' },
  { profile: 'PRIVATE', list: 'PRIVATE', activity: 'PRIVATE' },
] as const)(
  'a link to a list shows public entries alone, while its owner shows %o',
  async (privacy) => {
    await settle(privacy);
    const token = await test.app.db
      .transaction()
      .execute((tx) =>
        makeFeed(test.app, tx, { ownerId: people.owner.id, kind: 'anime-list', visitor: SERVICE }),
      );
    const text = await (await fetch(`${test.url}/shared-lists/${token}`)).text();
    const shown = VISIBILITIES.filter((visibility) => text.includes(works[visibility]));
    expect(shown).toEqual(['PUBLIC']);
    for (const note of Object.values(NOTES)) expect(text).not.toContain(note);
    expect(text).not.toContain(BIO);
  },
);
