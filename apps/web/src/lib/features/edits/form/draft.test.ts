import { describe, expect, it } from 'vitest';
import { act, actionOf, actionText, type DraftAction } from './draft-action.ts';
import { changesOf, doubledRow, jsonOfText, rowAt, textOfJson } from './draft-changes.ts';
import { draftOf, emptiedIn, type FormWork, type StoredRow } from './draft.ts';

const stored = (id: string, field: string, value: unknown): StoredRow => ({
  id,
  field,
  value,
  lines: [],
  label: null,
});

const episode = (number: number, title: string) => ({
  number,
  titles: [{ text: title, lang: 'en' }],
  airedOn: null,
});

const mal = (id: string) => ({ site: 'mal', id, isPrimary: true });

const work: FormWork = {
  form: 'anime',
  kind: 'anime',
  id: '1',
  title: 'Frieren',
  baseRevision: 3,
  texts: {
    titleEnglish: { text: 'Frieren', source: null, lock: null, verifiedAt: null },
    genres: { text: 'Drama\nFantasy', source: null, lock: null, verifiedAt: null },
  },
  lists: {
    episodes: [
      stored('e1', 'episodes.1', episode(1, 'One')),
      stored('e2', 'episodes.2', episode(2, 'Two')),
    ],
    externalIds: [
      stored('m1', 'externalIds.mal', mal('1')),
      stored('m2', 'externalIds.mal', mal('2')),
    ],
  },
  locks: {},
  kept: {
    titleEnglish: { source: 'mal', json: '"Sousou"', lines: ['Sousou'], by: null, at: null },
    'episodes.2': { source: null, json: null, lines: [], by: null, at: null },
    'episodes.9': { source: 'mal', json: '{"number":9}', lines: [], by: null, at: null },
  },
  slice: null,
  elsewhere: [],
};

const changed = (change: (draft: ReturnType<typeof draftOf>) => void) => {
  const draft = draftOf(work);
  change(draft);
  return changesOf(work, draft).map(({ field, after }) => [
    field,
    after === null ? null : (JSON.parse(after) as unknown),
  ]);
};

const on = (draft: ReturnType<typeof draftOf>, list: 'episodes' | 'externalIds', id: string) => {
  act(draft, work, { verb: 'open', list, id });
  return draft.lists[list]!.find((row) => row.id === id)!.parts!;
};

describe('what somebody changed', () => {
  it('is nothing while they only look', () => {
    expect(changed(() => undefined)).toEqual([]);
    expect(changed((draft) => on(draft, 'episodes', 'e1'))).toEqual([]);
    expect(changed((draft) => void act(draft, work, { verb: 'add', list: 'episodes' }))).toEqual(
      [],
    );
    expect(changed((draft) => void (draft.texts['titleEnglish'] = ' Frieren\r\n'))).toEqual([]);
  });

  it('is left to the sources where somebody takes back what people say', () => {
    const draft = draftOf(work, {
      texts: { titleEnglish: 'Typed, too' },
      lists: {},
      finds: {},
      released: ['titleEnglish', 'episodes.2', 'episodes.9', 'status'],
      about: { note: '', sources: '', wantsReview: false },
    });
    const release = { relatedTitle: null, isRelease: true };
    expect(changesOf(work, draft)).toEqual([
      { field: 'titleEnglish', before: '"Frieren"', after: '"Sousou"', ...release },
      { field: 'episodes.2', before: JSON.stringify(episode(2, 'Two')), after: null, ...release },
      { field: 'episodes.9', before: null, after: '{"number":9}', ...release },
    ]);
    expect(emptiedIn(work, 'episodes')).toEqual(['episodes.9']);
  });

  it('is a text, or nothing instead of it', () => {
    expect(changed((draft) => void (draft.texts['titleEnglish'] = 'F'))).toEqual([
      ['titleEnglish', 'F'],
    ]);
    expect(changed((draft) => void (draft.texts['titleEnglish'] = ' '))).toEqual([
      ['titleEnglish', null],
    ]);
    expect(changed((draft) => void (draft.texts['genres'] = 'Drama'))).toEqual([
      ['genres', ['Drama']],
    ]);
  });

  it('is a row under its key; one that gets another key is taken out and added', () => {
    expect(
      changed((draft) => void (on(draft, 'episodes', 'e1')['titles.0.text'] = 'Uno')),
    ).toMatchObject([['episodes.1', { titles: [{ text: 'Uno', lang: 'en' }] }]]);
    expect(changed((draft) => void (on(draft, 'episodes', 'e2')['number'] = '0'))).toMatchObject([
      ['episodes.2', null],
      ['episodes.0', { number: 0 }],
    ]);
    expect(
      changed((draft) => void act(draft, work, { verb: 'remove', list: 'episodes', id: 'e2' })),
    ).toEqual([['episodes.2', null]]);
  });

  it('says which rows are added, and which were there', () => {
    const draft = draftOf(work);
    on(draft, 'episodes', 'e1')['titles.0.text'] = 'Uno';
    on(draft, 'episodes', 'e2')['number'] = '5';
    const added = changesOf(work, draft).map(({ field, isNew = false }) => [field, isNew]);
    expect(added).toEqual([
      ['episodes.1', false],
      ['episodes.2', false],
      ['episodes.5', true],
    ]);
  });

  it('is all ids of a site together', () => {
    expect(changed((draft) => void (on(draft, 'externalIds', 'm2')['id'] = '3'))).toEqual([
      ['externalIds.mal', [mal('1'), mal('3')]],
    ]);
    expect(
      changed((draft) => void act(draft, work, { verb: 'remove', list: 'externalIds', id: 'm1' })),
    ).toEqual([['externalIds.mal', [mal('2')]]]);
  });

  it('can be taken back', () => {
    expect(
      changed((draft) => {
        on(draft, 'episodes', 'e1')['number'] = '9';
        act(draft, work, { verb: 'reset', list: 'episodes', id: 'e1' });
        act(draft, work, { verb: 'remove', list: 'episodes', id: 'e2' });
        act(draft, work, { verb: 'reset', list: 'episodes', id: 'e2' });
        const id = act(draft, work, { verb: 'add', list: 'episodes' })!;
        act(draft, work, { verb: 'remove', list: 'episodes', id });
      }),
    ).toEqual([]);
  });
});

it('a row with the key of another is found, and it is the one that was typed', () => {
  const draft = draftOf(work);
  on(draft, 'episodes', 'e1')['number'] = '2';
  expect(doubledRow(work, draft)).toEqual({ list: 'episodes', id: 'e1' });
  expect(doubledRow(work, draftOf(work))).toBeUndefined();
});

it('a value of the API leads to its row', () => {
  const draft = draftOf(work);
  on(draft, 'episodes', 'e1')['number'] = 'x';
  expect(rowAt(work, draft, 'episodes.x')).toEqual({ list: 'episodes', id: 'e1' });
  expect(rowAt(work, draft, 'episodes.2')).toBeUndefined();
  expect(rowAt(work, draft, 'titleEnglish')).toBeUndefined();
});

it('what was typed stays, also if the row is gone meanwhile', () => {
  const draft = draftOf(work);
  on(draft, 'episodes', 'e1')['titles.0.text'] = 'Uno';
  const typed = { texts: {}, lists: draft.lists, finds: {}, released: [], about: draft.about };
  const less = { ...work, lists: { episodes: [stored('e2', 'episodes.2', episode(2, 'Two'))] } };
  expect(changesOf(less, draftOf(less, typed))).toMatchObject([
    { field: 'episodes.1', before: null },
  ]);
});

it('buttons say what they do in a few words', () => {
  const actions: DraftAction[] = [
    { verb: 'add', list: 'episodes' },
    { verb: 'open', list: 'staff', id: 'e1' },
    { verb: 'remove', list: 'staff', id: 'e1' },
    { verb: 'reset', list: 'staff', id: 'e1' },
    { verb: 'find', list: 'related' },
    { verb: 'take', list: 'related', index: 3 },
    { verb: 'preview' },
  ];
  expect(actions.map((action) => actionOf(actionText(action)))).toEqual(actions);
  expect(actionOf('drop tables now')).toEqual({ verb: 'preview' });
});

describe('a control', () => {
  it.each([
    ['text', 'Frieren', '"Frieren"'],
    ['number', '28', '28'],
    ['number', 'many', '"many"'],
    ['flag', 'false', 'false'],
    ['lines', 'A\nB\nA\n', '["A","B"]'],
    ['text', '  ', null],
  ] as const)('of kind %s with %j is %s', (kind, text, json) => {
    expect(jsonOfText({ name: 'x', kind }, text)).toBe(json);
  });

  it.each([
    ['lines', '["A","B"]', 'A\nB'],
    ['number', '28', '28'],
    ['flag', 'false', 'false'],
    ['text', null, ''],
  ] as const)('of kind %s shows %s as %j', (kind, json, text) => {
    expect(textOfJson({ name: 'x', kind }, json)).toBe(text);
  });
});
