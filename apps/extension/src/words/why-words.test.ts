import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLEnumType } from 'graphql';
import { expect, it } from 'vitest';
import { told } from '../queue/deliver.ts';
import { whyNot } from './why-words.ts';

const file = new URL('../../../../packages/contract/schema.graphql', import.meta.url);
const outcomes = buildSchema(readFileSync(file, 'utf8')).getType(
  'DeliveryOutcome',
) as GraphQLEnumType;
/** What is about the messages of media servers alone. */
const NEVER_OURS = new Set([
  'IGNORED_EVENT',
  'LEARNED_SHOW',
  'NEW_USER',
  'OPEN_SESSION',
  'OTHER_USER',
  'UNREADABLE',
]);

const notRecorded = outcomes
  .getValues()
  .map(({ name }) => name)
  .filter((outcome) => !NEVER_OURS.has(outcome))
  .filter(
    (outcome) => told({ id: '1', outcome, matches: [], suggestions: [] }).state === 'not_recorded',
  );

it.each([...notRecorded, 'NO_NUMBER', 'NO_WHOLE_NUMBER', 'NO_SERVER'])(
  'has words in both languages for %s',
  (outcome) => {
    expect(whyNot('en', outcome, 'ANIME')).toMatch(/^[A-Z].*\.$/u);
    expect(whyNot('ja', outcome, 'ANIME')).toMatch(/[\u3040-\u30ff].*。$/u);
  },
);

it('shows what the server said where there are no words of ours', () => {
  expect(whyNot('en', 'The page has no show.', 'ANIME')).toBe('The page has no show.');
});

it('calls a manga a manga', () => {
  expect(whyNot('en', 'IGNORED_SHOW', 'MANGA')).toBe('You chose to ignore this manga.');
});
