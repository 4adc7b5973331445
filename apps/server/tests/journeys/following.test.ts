import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NoticeKind } from '#platform/vocabulary.ts';
import { forgetOldNotices } from '#slices/profiles/commands/notice.ts';
import { giveNotice } from '#slices/profiles/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ roles: ['web'] });
});
afterAll(() => test.close());

interface Person {
  id: string;
  name: string;
  bearer: string;
}

let mika: Person;
let rin: Person;
let count = 0;

const person = async (name: string): Promise<Person> => ({ name, ...(await test.user(name)) });

beforeEach(async () => {
  count += 1;
  mika = await person(`mika${count}`);
  rin = await person(`rin${count}`);
});

const USER = 'username access followState isFollower isRequesting isBlocked';

const ask = async (who: Person, query: string, variables: object = {}) => {
  const { data, errors } = await test.ask(query, { variables, bearer: who.bearer });
  return { data, code: errors?.[0]?.extensions.code };
};

const deed = async (who: Person, field: string, { name }: { name: string }) => {
  const query = `mutation ($name: String!) { ${field}(username: $name) { user { ${USER} } } }`;
  const { data, code } = await ask(who, query, { name });
  return code ?? data[field].user;
};

const see = async (who: Person, { name }: { name: string }) => {
  const { data, code } = await ask(
    who,
    `query ($name: String!) { user(username: $name) { ${USER} } }`,
    {
      name,
    },
  );
  return code ?? data.user;
};

const prefer = async (who: Person, input: object) => {
  const { code } = await ask(
    who,
    'mutation ($input: PreferencesInput!) { updatePreferences(input: $input) { __typename } }',
    { input },
  );
  expect(code).toBeUndefined();
};

const inbox = async (who: Person) => {
  const { data } = await ask(
    who,
    '{ viewer { unreadNoticeCount notices { totalCount nodes { id kind readAt actor { username } } } } }',
  );
  const { notices, unreadNoticeCount: unread } = data.viewer;
  expect(notices.totalCount).toBe(notices.nodes.length);
  return {
    unread,
    ids: notices.nodes.map(({ id }: any) => id),
    told: notices.nodes.map(({ kind, actor }: any) => `${kind} ${actor.username}`),
  };
};

const company = async (who: Person, of: { name: string }) => {
  const { data } = await ask(
    who,
    `query ($name: String!) { user(username: $name) {
      followers { totalCount nodes { username } } following { totalCount nodes { username } } } }`,
    { name: of.name },
  );
  const names = ({ totalCount, nodes }: any) => {
    expect(totalCount).toBe(nodes.length);
    return nodes.map(({ username }: any) => username);
  };
  const { followers, following } = data.user;
  return { followers: followers && names(followers), following: following && names(following) };
};

describe('a user who shows everything to everybody', () => {
  it('is followed at once, told of it, and no longer when it ends', async () => {
    expect(await deed(mika, 'followUser', rin)).toMatchObject({ followState: 'FOLLOWING' });
    expect(await deed(mika, 'followUser', rin)).toMatchObject({ followState: 'FOLLOWING' });
    expect(await see(rin, mika)).toMatchObject({ isFollower: true, followState: 'NONE' });
    expect(await inbox(rin)).toMatchObject({ unread: 1, told: [`FOLLOWED ${mika.name}`] });
    expect(await company(mika, rin)).toEqual({ followers: [mika.name], following: [] });
    expect(await company(rin, mika)).toEqual({ followers: [], following: [rin.name] });
    expect(await deed(mika, 'unfollowUser', rin)).toMatchObject({ followState: 'NONE' });
    expect(await inbox(rin)).toMatchObject({ unread: 0, told: [] });
    expect(await company(mika, rin)).toEqual({ followers: [], following: [] });
  });

  it('may end that somebody follows', async () => {
    await deed(mika, 'followUser', rin);
    expect(await deed(rin, 'removeFollower', mika)).toMatchObject({ isFollower: false });
    expect(await see(mika, rin)).toMatchObject({ followState: 'NONE' });
    expect((await inbox(mika)).told).toEqual([]);
  });
});

describe('a user who shows something to followers alone', () => {
  beforeEach(() => prefer(rin, { profileVisibility: 'FOLLOWERS' }));

  it('is asked first, and lets follow', async () => {
    expect(await see(mika, rin)).toMatchObject({ access: 'LIMITED', followState: 'NONE' });
    expect(await deed(mika, 'followUser', rin)).toMatchObject({
      access: 'LIMITED',
      followState: 'REQUESTED',
    });
    expect(await inbox(rin)).toMatchObject({ unread: 1, told: [`FOLLOW_REQUESTED ${mika.name}`] });
    expect(await see(rin, mika)).toMatchObject({ isRequesting: true, isFollower: false });
    const requests = '{ viewer { followRequests { totalCount nodes { username } } } }';
    const { data } = await ask(rin, requests);
    expect(data.viewer.followRequests).toEqual({ totalCount: 1, nodes: [{ username: mika.name }] });
    expect(await deed(rin, 'acceptFollowRequest', mika)).toMatchObject({ isFollower: true });
    expect((await inbox(rin)).told).toEqual([]);
    expect((await inbox(mika)).told).toEqual([`FOLLOW_ACCEPTED ${rin.name}`]);
    expect(await see(mika, rin)).toMatchObject({ access: 'FULL', followState: 'FOLLOWING' });
    expect(await deed(rin, 'acceptFollowRequest', mika)).toBe('NOT_FOUND');
  });

  it('does not let follow, and nobody is told', async () => {
    await deed(mika, 'followUser', rin);
    expect(await deed(rin, 'declineFollowRequest', mika)).toMatchObject({ isRequesting: false });
    expect(await inbox(mika)).toMatchObject({ told: [] });
    expect(await see(mika, rin)).toMatchObject({ access: 'LIMITED', followState: 'NONE' });
    expect(await deed(rin, 'declineFollowRequest', mika)).toBe('NOT_FOUND');
  });

  it('lets everybody follow who asked, once nothing is for followers alone', async () => {
    await deed(mika, 'followUser', rin);
    await prefer(rin, { listVisibility: 'FOLLOWERS', profileVisibility: 'PUBLIC' });
    expect(await see(mika, rin)).toMatchObject({ access: 'FULL', followState: 'REQUESTED' });
    await prefer(rin, { listVisibility: 'PUBLIC' });
    expect(await see(mika, rin)).toMatchObject({ followState: 'FOLLOWING' });
    expect((await inbox(mika)).told).toEqual([`FOLLOW_ACCEPTED ${rin.name}`]);
  });
});

describe('a block', () => {
  it('ends both follows, takes back the notices, and hides each from the other', async () => {
    await deed(mika, 'followUser', rin);
    await deed(rin, 'followUser', mika);
    expect(await deed(rin, 'blockUser', mika)).toMatchObject({
      access: 'LIMITED',
      isBlocked: true,
      followState: 'NONE',
      isFollower: false,
    });
    expect((await inbox(mika)).told).toEqual([]);
    expect((await inbox(rin)).told).toEqual([]);
    expect(await see(mika, rin)).toBe('NOT_FOUND');
    expect(await deed(mika, 'followUser', rin)).toBe('NOT_FOUND');
    expect(await deed(rin, 'followUser', mika)).toBe('CONFLICT');
    const blocked = '{ viewer { blockedUsers { totalCount nodes { username } } } }';
    const { data } = await ask(rin, blocked);
    expect(data.viewer.blockedUsers).toEqual({ totalCount: 1, nodes: [{ username: mika.name }] });
    expect(await deed(rin, 'unblockUser', mika)).toMatchObject({
      access: 'FULL',
      isBlocked: false,
    });
    expect(await see(mika, rin)).toMatchObject({ access: 'FULL', followState: 'NONE' });
  });

  it('leaves neither in the company of a third that the other looks at', async () => {
    const kaoru = await person(`kaoru${count}`);
    await deed(mika, 'followUser', kaoru);
    await deed(kaoru, 'followUser', mika);
    await deed(rin, 'blockUser', mika);
    expect(await company(rin, kaoru)).toEqual({ followers: [], following: [] });
    expect(await company(kaoru, kaoru)).toEqual({ followers: [mika.name], following: [mika.name] });
    await deed(kaoru, 'followUser', rin);
    expect(await company(mika, kaoru)).toEqual({ followers: [mika.name], following: [mika.name] });
  });

  it('leaves no follow behind that began at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([deed(mika, 'followUser', rin), deed(rin, 'blockUser', mika)]);
      const { rowCount } = await test.app.database.pool.query(
        'select from profiles.follow where user_id = $1',
        [mika.id],
      );
      expect(rowCount).toBe(0);
      await deed(rin, 'unblockUser', mika);
    }
  });

  it('of each other can be taken back by each', async () => {
    await deed(mika, 'blockUser', rin);
    expect(await deed(rin, 'blockUser', mika)).toBe('NOT_FOUND');
    await deed(mika, 'unblockUser', rin);
    await deed(rin, 'blockUser', mika);
    expect(await deed(rin, 'unblockUser', mika)).toMatchObject({ isBlocked: false });
  });
});

it.each(['followUser', 'blockUser'])('nobody can do %s to themselves', async (field) => {
  expect(await deed(mika, field, mika)).toBe('BAD_USER_INPUT');
});

it.each([
  'followUser',
  'unfollowUser',
  'acceptFollowRequest',
  'declineFollowRequest',
  'removeFollower',
  'blockUser',
  'unblockUser',
])('%s says the same of nobody, of a private user and of one who has blocked', async (field) => {
  const words = async ({ name }: { name: string }) => {
    const query = `mutation ($name: String!) { ${field}(username: $name) { user { id } } }`;
    const { data, errors } = await test.ask(query, {
      variables: { name },
      bearer: mika.bearer,
    });
    return JSON.stringify({ data, errors });
  };
  await deed(rin, 'blockUser', mika);
  const kaoru = await person(`kaoru${count}`);
  await prefer(kaoru, { profileVisibility: 'PRIVATE' });
  const nobody = await words({ name: 'nobody-has-it' });
  expect(nobody).toContain('NOT_FOUND');
  expect(await words(rin)).toBe(nobody);
  expect(await words(kaoru)).toBe(nobody);
});

describe('the inbox', () => {
  it('is read in pages, and marked as read one by one or whole; that of others is not', async () => {
    for (const name of ['a', 'b', 'c']) {
      await deed(await person(`${name}-fan${count}`), 'followUser', mika);
    }
    const { ids, told } = await inbox(mika);
    expect(told).toEqual(['c', 'b', 'a'].map((name) => `FOLLOWED ${name}-fan${count}`));
    const page = `query ($after: String) { viewer { notices(first: 2, after: $after) {
      nodes { id } pageInfo { endCursor hasNextPage } } } }`;
    const { data: first } = await ask(mika, page);
    const { endCursor: after, hasNextPage } = first.viewer.notices.pageInfo;
    expect(hasNextPage).toBe(true);
    const { data: second } = await ask(mika, page, { after });
    expect([...first.viewer.notices.nodes, ...second.viewer.notices.nodes]).toEqual(
      ids.map((id: string) => ({ id })),
    );
    const read = (who: Person, some: string[] | null) =>
      ask(who, 'mutation ($ids: [ID!]) { markNoticesRead(ids: $ids) { unreadNoticeCount } }', {
        ids: some,
      });
    expect((await read(rin, ids)).code).toBeUndefined();
    expect((await inbox(mika)).unread).toBe(3);
    const { data } = await read(mika, [ids[0], 'no-id', rin.id]);
    expect(data.markNoticesRead).toEqual({ unreadNoticeCount: 2 });
    expect((await read(mika, null)).data.markNoticesRead).toEqual({ unreadNoticeCount: 0 });
    const many = Array.from({ length: 201 }, () => rin.id);
    expect((await read(mika, many)).code).toBe('BAD_USER_INPUT');
  });

  it('forgets after half a year', async () => {
    await deed(rin, 'followUser', mika);
    const now = test.clock.now();
    await forgetOldNotices(test.app);
    expect((await inbox(mika)).told).toHaveLength(1);
    test.clock.set(new Date(now.getTime() + 181 * 86_400_000));
    await forgetOldNotices(test.app);
    test.clock.set(now);
    expect((await inbox(mika)).told).toHaveLength(0);
  });

  it('keeps no kind that no slice declares', async () => {
    const notice = { userId: mika.id, kind: 'INVENTED' as NoticeKind, actorId: rin.id };
    const telling = test.app.db.transaction().execute((tx) => giveNotice(test.app, tx, notice));
    await expect(telling).rejects.toThrow('No slice declares the notice "INVENTED".');
    expect((await inbox(mika)).told).toHaveLength(0);
  });
});
