import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  as,
  change,
  decideEdit,
  type Person,
  proposeEdit,
  startEditing,
} from '../editing-people.ts';
import type { TestApp } from '../test-app.ts';

let test: TestApp;
let author: Person;
let editor: Person;
let workId: string;

beforeAll(async () => {
  const editing = await startEditing({ now: '2026-11-30T12:00:00Z' });
  ({ test, author, editor } = editing);
  workId = editing.works[0]!;
  await propose(editor, { startOn: '2024-04', endOn: '2024-06' });
});
afterAll(() => test.close());

const propose = (who: Person, values: object) =>
  proposeEdit(test, who, {
    workId,
    changes: Object.entries(values).map(([field, value]) => change(field, value)),
  });

it.each([
  [{ country: 'ZZ' }, { reason: 'EDIT_COUNTRY_INVALID', field: 'country' }],
  [{ seasonYear: 20_111 }, { reason: 'EDIT_YEAR_INVALID', field: 'seasonYear' }],
  [{ startOn: '1801' }, { reason: 'EDIT_YEAR_IMPOSSIBLE', field: 'startOn', first: 1900 }],
  [{ endOn: '2098-04-03' }, { reason: 'EDIT_YEAR_IMPOSSIBLE', field: 'endOn', last: 2036 }],
  [{ endOn: '2024-03-31' }, { reason: 'EDIT_END_BEFORE_START', field: 'endOn', start: '2024-04' }],
])('%j is refused', async (values, refused) => {
  expect(await propose(author, values)).toMatchObject({ code: 'BAD_USER_INPUT', ...refused });
});

it('an end is judged again when it is accepted, against the start of that day', async () => {
  const { id } = await propose(author, { endOn: '2024-05' });
  await propose(editor, { startOn: '2024-06' });
  expect(await decideEdit(test, editor, id, ['endOn'])).toMatchObject({
    reason: 'EDIT_END_BEFORE_START',
    field: 'endOn',
    end: '2024-05',
    start: '2024-06',
  });
  expect(await as(test, author, `{ edit(id: "${id}") { state } }`)).toEqual({ state: 'OPEN' });
});
