import { buildSchema, parse, validateExecutionArgs } from 'graphql';
import { expect, it } from 'vitest';
import { errorsOfVariables } from './variable-error.ts';

const schema = buildSchema(`
  input Dates { startedOn: Int, tags: [Int!] }
  input Entry { progress: Int, dates: Dates }
  type Query { entry(input: Entry, id: Int): Int }
`);
const document = parse('query ($input: Entry, $id: Int!) { entry(input: $input, id: $id) }');

const faultsOf = (variables: Record<string, unknown>) => {
  const args = validateExecutionArgs({ schema, document, variableValues: variables });
  if ('schema' in args) return [];
  return errorsOfVariables(schema, variables, args).map(({ extensions }) => extensions);
};

it('names the field of the input that is wrong', () => {
  expect(faultsOf({ id: 1, input: { progress: 1.5 } })).toEqual([
    {
      code: 'BAD_USER_INPUT',
      reason: 'INVALID_VARIABLE',
      field: 'progress',
      variable: 'input',
      problem: 'Int cannot represent non-integer value: 1.5',
    },
  ]);
});

it('gives each error its own field, in lists and nested inputs too', () => {
  const faults = faultsOf({ id: 'x', input: { dates: { startedOn: '', tags: [1, null, 'a'] } } });
  expect(faults.map((fault) => [fault?.['variable'], fault?.['field']])).toEqual([
    ['input', 'startedOn'],
    ['input', 'tags'],
    ['input', 'tags'],
    ['id', 'id'],
  ]);
});

it('names a variable that is missing', () => {
  expect(faultsOf({})).toMatchObject([{ reason: 'INVALID_VARIABLE', field: 'id' }]);
});

it('repeats only a little of what was sent', () => {
  const [long] = faultsOf({ id: 'x'.repeat(100_000) });
  expect(String(long?.['problem']).length).toBeLessThan(1_000);
});

it('reads no further than the errors it names', () => {
  let read = 0;
  const wrong = { toJSON: () => `wrong ${(read += 1)}` };
  const tags = Array.from({ length: 100_000 }, () => wrong);
  expect(faultsOf({ id: 1, input: { dates: { tags } } }).length).toBeLessThan(100);
  expect(read).toBeLessThan(1_000);
});
