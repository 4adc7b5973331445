import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { webDocumentFaults } from '../scripts/web-documents.ts';
import { publicSchema } from './schema.ts';

test('every document of the web app is one of the schema', () => {
  expect(webDocumentFaults(publicSchema())).toEqual([]);
});

test('what a schema does not have is found', () => {
  const schema = buildSchema('type Query { anime(id: ID!): Anime } type Anime { id: ID! }');
  const faults = webDocumentFaults(schema).join('\n');
  expect(faults).toContain(
    'work-page.server.ts: Cannot query field "officialSite" on type "Anime".',
  );
  expect(faults).toContain('settings.server.ts: Unknown type "PreferencesInput"');
});
