import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Anime,
  catalogue,
  changeFeed,
  lockChanges,
  mangaCatalogue,
} from '#slices/catalog/index.ts';
import { shows } from '../merging.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

interface Person {
  id: string;
  bearer: string;
}

let test: TestApp;
let [author, other, editor, moderator]: Person[] = [];
let works: Anime[];

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  [author, other, editor, moderator] = [
    await test.user('author'),
    await test.user('other'),
    await test.user('editor'),
    await test.user('moderator'),
  ];
  for (const [person, role] of [
    [editor, 'editor'],
    [moderator, 'moderator'],
  ] as const) {
    await test.app.database.pool.query('update accounts."user" set role = $1 where id = $2', [
      role,
      person?.id,
    ]);
  }
  works = shows(test);
});
afterAll(() => test.close());

const as = async (person: Person | undefined, query: string, variables: object = {}) => {
  const { data, errors } = await test.ask(query, { bearer: person!.bearer, variables });
  const [refused] = errors ?? [];
  return refused ? (refused.extensions as Record<string, string>) : Object.values<any>(data)[0];
};

const FIELDS =
  'id kind state appliesFrom work { title mergedIntoId isRemoved } other { workId title }';
const merge = (from: Anime, into: Anime, person = author, more = {}) =>
  as(
    person,
    `mutation ($input: ProposeMergeInput!) { proposeMerge(input: $input) { ${FIELDS} } }`,
    { input: { media: 'ANIME', workId: from.id, intoId: into.id, note: 'The same', ...more } },
  );
const remove = (work: Anime, person = author, name = 'proposeRemoval') =>
  as(person, `mutation ($input: ProposeRemovalInput!) { ${name}(input: $input) { ${FIELDS} } }`, {
    input: { media: 'ANIME', workId: work.id },
  });
const apply = (id: string, person = moderator) =>
  as(person, `mutation ($id: ID!) { applyEdit(id: $id, reason: "Right") { ${FIELDS} } }`, { id });
const undo = (id: string, person = moderator) =>
  as(person, 'mutation ($id: ID!) { undoRevision(id: $id) { id kind } }', { id });
const history = async (work: Anime, fields = 'id kind other { workId title } undoneById') =>
  (await as(author, `{ revisions(workId: "${work.id}") { nodes { ${fields} } } }`)).nodes;
const read = (work: Anime) => as(author, `{ anime(id: "${work.id}") { id } }`);
const inbox = async (person = author) =>
  (await as(person, '{ viewer { notices { nodes { kind subjectId } } } }')).notices.nodes;

/** Lets the two days of all open edits pass. */
const wait = () => sql`update edits.proposal set applies_from = submitted_at`.execute(test.app.db);

describe('a merge', () => {
  it('waits two days for a moderator, moves what lists say, and is undone as a revision', async () => {
    const [from, into] = works as [Anime, Anime];
    const save = `mutation { saveAnimeListEntry(input: { animeId: "${from.id}", progress: 3 }) { entry { id } } }`;
    await as(other, save);
    const preview = await as(
      author,
      `{ mergePreview(media: ANIME, workId: "${from.id}", intoId: "${into.id}") {
        from { workId } into { workId } entries joinedEntries plays externalIds differences { field from into } } }`,
    );
    expect(preview).toMatchObject({
      from: { workId: from.id },
      into: { workId: into.id },
      entries: 1,
    });
    expect(preview.externalIds).toBeGreaterThan(1);
    expect(preview.differences.map(({ field }: { field: string }) => field)).toContain(
      'titleNative',
    );

    const sent = await merge(from, into);
    expect(sent).toMatchObject({ kind: 'MERGE', state: 'OPEN', other: { workId: into.id } });
    expect(Date.parse(sent.appliesFrom) - test.app.clock.nowMs()).toBeGreaterThan(47 * 3_600_000);
    expect(await apply(sent.id)).toMatchObject({ reason: 'EDIT_TOO_EARLY' });
    await wait();
    expect(await apply(sent.id, editor)).toMatchObject({ reason: 'MODERATOR_NEEDED' });
    const [first, second] = await Promise.all([apply(sent.id), apply(sent.id)]);
    const outcomes = new Set([first, second].map(({ state, reason }) => state ?? reason));
    expect(outcomes).toEqual(new Set(['ACCEPTED', 'EDIT_CLOSED']));

    expect(await read(from)).toMatchObject({ id: into.id });
    expect((await inbox())[0]).toEqual({ kind: 'EDIT_ACCEPTED', subjectId: sent.id });
    expect((await inbox(other))[0]).toEqual({ kind: 'ENTRY_MOVED', subjectId: into.id });
    const [made] = await history(into);
    expect(made).toMatchObject({ kind: 'MERGE', other: { workId: from.id }, undoneById: null });
    expect(await history(from)).toEqual([made]);

    expect(await undo(made.id, editor)).toMatchObject({ reason: 'MODERATOR_NEEDED' });
    const undone = await undo(made.id);
    expect(undone).toMatchObject({ kind: 'UNMERGE' });
    expect(await read(from)).toMatchObject({ id: from.id });
    expect((await history(into))[1]).toMatchObject({ kind: 'MERGE', undoneById: undone.id });
    expect((await inbox(other))[0]).toMatchObject({ kind: 'MERGE_UNDONE' });
    expect(await undo(made.id)).toMatchObject({ reason: 'EDIT_UNDONE' });
    expect(await undo(undone.id)).toMatchObject({ reason: 'MERGE_NOT_REDONE' });
  });

  it('is refused with the reason and where ids lead, and nothing is lost', async () => {
    const [from, into, third] = works as [Anime, Anime, Anime];
    const refused = async (sent: Promise<Record<string, string>>) => (await sent)['reason'];
    expect(await refused(merge(from, from))).toBe('MERGE_INTO_ITSELF');
    const [{ id: manga } = into] = test.app.get(mangaCatalogue).all();
    expect(await refused(merge(from, { ...into, id: manga }))).toBe('WORK_UNKNOWN');
    const sent = await merge(from, into);
    expect(await merge(into, from)).toMatchObject({ reason: 'MERGE_PROPOSED', editId: sent.id });
    const later = await as(
      author,
      `mutation { proposeEdit(input: { media: ANIME, workId: "${from.id}", changes: [{ field: "titleNative", value: "\\"Later\\"" }] }) { id } }`,
    );
    await wait();
    await apply(sent.id);
    expect(await merge(from, third)).toMatchObject({
      reason: 'WORK_ALREADY_MERGED',
      intoId: into.id,
    });
    const change = `mutation { proposeEdit(input: { media: ANIME, workId: "${from.id}", changes: [{ field: "titleEnglish", value: "\\"X\\"" }] }) { id } }`;
    expect(await as(author, change)).toMatchObject({
      reason: 'WORK_ALREADY_MERGED',
      intoId: into.id,
    });
    // What was proposed for the work before is decided about the one that stands for it.
    const decide = `mutation ($anyway: Boolean) { decideEdit(id: "${later.id}", accepted: ["titleNative"], isRebased: $anyway) { state } }`;
    expect(await as(editor, decide)).toMatchObject({ reason: 'EDIT_CONFLICT' });
    expect(await as(editor, decide, { anyway: true })).toEqual({ state: 'ACCEPTED' });
    expect(await as(author, `{ anime(id: "${into.id}") { titleNative } }`)).toEqual({
      titleNative: 'Later',
    });
    const [, made] = await history(into);
    expect(await undo(made.id)).toMatchObject({ kind: 'UNMERGE' });
  });

  it('is refused where a moderator locked one of the works, and can be voted down', async () => {
    const [, , from, into] = works;
    const lock = `mutation { lockWork(media: ANIME, workId: "${into!.id}", reason: "Disputed") }`;
    const lockId = await as(moderator, lock);
    expect(await merge(from!, into!)).toMatchObject({ reason: 'EDIT_LOCKED' });
    await as(moderator, `mutation { unlockWork(id: "${lockId}") }`);
    const sent = await merge(from!, into!);
    const decided = `mutation { decideEdit(id: "${sent.id}", accepted: ["x"]) { state } }`;
    expect(await as(editor, decided)).toMatchObject({ reason: 'EDIT_HAS_NO_VALUES' });
    const vote = `mutation { voteOnEdit(id: "${sent.id}", isFor: true) { state votesFor } }`;
    expect(await as(editor, vote)).toEqual({ state: 'OPEN', votesFor: 1 });
    const reject = `mutation { decideEdit(id: "${sent.id}", accepted: []) { state } }`;
    expect(await as(editor, reject)).toEqual({ state: 'REJECTED' });
  });

  it('waits for an import that runs, and then is done', async () => {
    const [from, into] = works.slice(4) as [Anime, Anime];
    const { id } = await merge(from, into);
    await wait();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const ready = Promise.withResolvers<void>();
    const importing = test.app.db.transaction().execute(async (tx) => {
      await lockChanges(tx);
      ready.resolve();
      await held;
    });
    await ready.promise;
    const applying = apply(id);
    // A proposal does not wait for it.
    const meanwhile = await remove(works[7]!).finally(release);
    expect(meanwhile).toMatchObject({ state: 'OPEN' });
    await importing;
    expect(await applying).toMatchObject({ state: 'ACCEPTED' });
  });

  it('carries over what people said where the other work says nothing', async () => {
    const [from, into] = works.slice(8) as [Anime, Anime];
    const site = `mutation ($id: ID!, $field: String!, $value: String!) { proposeEdit(input: { media: ANIME, workId: $id, changes: [{ field: $field, value: $value }] }) { state } }`;
    const value = JSON.stringify('Only here');
    await as(editor, site, {
      id: from.id,
      field: 'synonyms.Only here',
      value: JSON.stringify({ text: 'Only here', lang: 'en' }),
    });
    await as(editor, site, { id: from.id, field: 'titleEnglish', value });
    await as(editor, site, { id: into.id, field: 'titleEnglish', value: JSON.stringify('Kept') });
    const { id } = await merge(from, into);
    await wait();
    await apply(id);
    const READ = `{ anime(id: "${into.id}") { titleEnglish synonyms { text } } }`;
    const joined = await as(author, READ);
    expect(joined.titleEnglish).toBe('Kept');
    expect(joined.synonyms.map(({ text }: { text: string }) => text)).toContain('Only here');
    const [made] = await history(into);
    await undo(made.id);
    const apart = await as(author, READ);
    expect(apart.synonyms.map(({ text }: { text: string }) => text)).not.toContain('Only here');
    expect(await as(author, `{ anime(id: "${from.id}") { titleEnglish } }`)).toEqual({
      titleEnglish: 'Only here',
    });
  });
});

describe('a split', () => {
  it('makes a work of chosen claims, and owners move their entries themselves', async () => {
    const [from, into] = works.slice(10) as [Anime, Anime];
    const merged = await merge(from, into);
    await wait();
    await apply(merged.id);
    await as(
      other,
      `mutation { saveAnimeListEntry(input: { animeId: "${into.id}", progress: 2 }) { entry { id } } }`,
    );
    const claims = await as(
      author,
      `{ workClaims(media: ANIME, id: "${into.id}") { source sourceId title formerId } }`,
    );
    const chosen = claims.filter(({ formerId }: { formerId: string }) => formerId === from.id);
    const sent = await as(
      author,
      `mutation ($input: ProposeSplitInput!) { proposeSplit(input: $input) { id state claims { source sourceId } } }`,
      {
        input: {
          media: 'ANIME',
          workId: into.id,
          formerId: from.id,
          claims: chosen.map(({ source, sourceId }: any) => ({ source, sourceId })),
        },
      },
    );
    expect(sent).toMatchObject({ state: 'OPEN' });
    await wait();
    expect(await apply(sent.id)).toMatchObject({ state: 'ACCEPTED' });
    expect(await read(from)).toMatchObject({ id: from.id });
    expect((await inbox(other))[0]).toEqual({ kind: 'WORK_SPLIT', subjectId: from.id });
    const SPLIT = `{ workSplit(workId: "${from.id}") { original { workId } newWork { workId } entryWorkId } }`;
    expect(await as(other, SPLIT)).toEqual({
      original: { workId: into.id },
      newWork: { workId: from.id },
      entryWorkId: into.id,
    });
    const move = (toId: string, fromId: string) =>
      as(
        other,
        `mutation { moveEntryAfterSplit(media: ANIME, fromId: "${fromId}", toId: "${toId}") }`,
      );
    expect(await move(works[0]!.id, into.id)).toMatchObject({ reason: 'ENTRY_NOT_SPLIT' });
    expect(await move(from.id, into.id)).toEqual(expect.any(String));
    expect(await move(from.id, into.id)).toMatchObject({ reason: 'ENTRY_UNKNOWN' });
    expect(await as(other, SPLIT)).toMatchObject({ entryWorkId: from.id });
    const [made] = await history(into);
    expect(made).toMatchObject({ kind: 'SPLIT', other: { workId: from.id } });
    expect(await undo(made.id)).toMatchObject({ kind: 'UNSPLIT' });
    expect(await read(from)).toMatchObject({ id: into.id });
  });
});

describe('a removal', () => {
  it('hides a work from all but lists, until it is restored by a proposal or undone', async () => {
    const [work] = works.slice(12) as [Anime];
    await as(
      other,
      `mutation { saveAnimeListEntry(input: { animeId: "${work.id}", progress: 2 }) { entry { id } } }`,
    );
    expect(await remove(work, author, 'proposeRestoration')).toMatchObject({
      reason: 'WORK_NOT_DELETED',
    });
    const sent = await remove(work);
    expect(await remove(work, other)).toMatchObject({ reason: 'MERGE_PROPOSED' });
    await wait();
    expect(await apply(sent.id)).toMatchObject({ state: 'ACCEPTED', work: { isRemoved: true } });
    await test.app.get(changeFeed).catchUp();
    expect(test.app.get(catalogue).get(work.id)?.isHidden).toBe(true);
    expect((await inbox(other))[0]).toEqual({ kind: 'WORK_DELETED', subjectId: work.id });
    const restored = await remove(work, author, 'proposeRestoration');
    await wait();
    expect(await apply(restored.id)).toMatchObject({ work: { isRemoved: false } });
    expect((await inbox(other))[0]).toEqual({ kind: 'WORK_RESTORED', subjectId: work.id });
    const [restoration] = await history(work);
    expect(await undo(restoration.id)).toMatchObject({ kind: 'DELETE' });
    const [deletion] = await history(work);
    expect(await undo(deletion.id)).toMatchObject({ kind: 'RESTORE' });
    await sql`update edits.revision set made_at = made_at - interval '31 days'`.execute(
      test.app.db,
    );
    const [last] = await history(work);
    expect(await undo(last.id)).toMatchObject({ reason: 'MERGE_TOO_OLD' });
  });

  it('is kept as a draft, and sent later', async () => {
    const [work, into] = works.slice(13) as [Anime, Anime];
    const draft = await merge(work, into, author, { isDraft: true });
    expect(draft).toMatchObject({ state: 'DRAFT', appliesFrom: null });
    const submit = `mutation { submitEdit(id: "${draft.id}") { ${FIELDS} } }`;
    expect(await as(author, submit)).toMatchObject({
      id: draft.id,
      kind: 'MERGE',
      state: 'OPEN',
      other: { workId: into.id },
      appliesFrom: expect.any(String),
    });
  });
});
