import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { getVariableValues } from 'graphql/execution/values.js';
import { entryOf, type SyncEntry } from '../rules/merge/entry.ts';
import { projected } from '../rules/merge/project.ts';
import type { Connector, ServiceCall } from './connector.ts';
import { callFaults, contractFile } from './fixtures/openapi.ts';
import { CONNECTORS } from './index.ts';

const OWN_SCHEMA = new URL('../../../../../../packages/contract/schema.graphql', import.meta.url);

const CONTRACTS: Readonly<Record<string, string>> = {
  anilist: 'anilist.graphql',
  mal: 'mal-v2.subset.openapi.yaml',
  kitsu: 'kitsu-edge.subset.openapi.yaml',
  simkl: 'simkl.subset.openapi.yaml',
  shikimori: 'shikimori-rest.subset.openapi.yaml',
  annict: 'annict-beta.graphql',
  mangaupdates: 'mangaupdates-v1.openapi.yaml',
  bangumi: 'bangumi-v0.openapi.yaml',
  mangadex: 'mangadex-5.5.7.openapi.yaml',
};

const STATES: readonly Partial<SyncEntry>[] = [
  { status: 'planning', score: null, notes: null, startedAt: null },
  { status: 'current', progress: 4, progressVolumes: 1, score: 4, startedAt: '2026-09-14' },
  { status: 'completed', progress: 12, score: 100, completedAt: '2026-10-01', notes: 'calm' },
  { status: 'repeating', progress: 2, repeatCount: 60, private: true },
  { status: 'dropped', score: 87 },
  { status: 'paused', progress: 0, private: false },
];

const heldBy = ({ capabilities }: Connector, stated: Partial<SyncEntry>): Partial<SyncEntry> => {
  const entry = entryOf({ status: 'current', ...stated });
  const held: Record<string, unknown> = {};
  for (const field of capabilities.fields) {
    if (stated[field] !== undefined) held[field] = projected(entry, field, capabilities);
  }
  return Object.fromEntries(Object.entries(held).filter(([, value]) => value !== undefined));
};

/** Every kind of call that a connector makes. */
const callsOf = (connector: Connector): ServiceCall[] =>
  connector.capabilities.kinds.flatMap((kind) => {
    const shared = { kind, workId: '1', entryId: '2', accountId: '3' };
    const before = entryOf({ status: 'repeating', progress: 3 });
    return [
      ...STATES.flatMap((state) =>
        (['create', 'update'] as const).flatMap((action) => {
          const known = action === 'create' ? null : before;
          return connector.write({
            ...shared,
            action,
            before: known,
            set: heldBy(connector, state),
          });
        }),
      ),
      ...connector.write({ ...shared, action: 'delete', before, set: {} }),
    ];
  });

const graphqlFaults = (schema: GraphQLSchema, { json }: ServiceCall): string[] => {
  const { query, variables } = json as { query: string; variables: Record<string, unknown> };
  const document = parse(query);
  const definitions = document.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition' ? (definition.variableDefinitions ?? []) : [],
  );
  const { errors = [] } = getVariableValues(schema, definitions, variables) as {
    errors?: readonly GraphQLError[];
  };
  return [...validate(schema, document), ...errors].map(({ message }) => message);
};

const faultsOf = (connector: Connector, contract: string, isGraphql: boolean): string[] => {
  const schema = isGraphql ? buildSchema(contract, { assumeValidSDL: true }) : undefined;
  const faults = callsOf(connector).flatMap((call) =>
    schema ? graphqlFaults(schema, call) : callFaults(contract, call),
  );
  return [...new Set(faults)];
};

it.each(CONNECTORS.map(({ id }) => id).filter((id) => CONTRACTS[id] !== undefined))(
  'keeps to the contract of %s',
  (id) => {
    const name = CONTRACTS[id] ?? '';
    const contract = contractFile(name);
    const connector = CONNECTORS.find((one) => one.id === id);
    if (!contract || !connector) return;
    expect(faultsOf(connector, contract, name.endsWith('.graphql'))).toEqual([]);
  },
);

it('keeps to the contract of Tsuzuki', () => {
  const connector = CONNECTORS.find(({ id }) => id === 'tsuzuki');
  const contract = readFileSync(OWN_SCHEMA, 'utf8');
  expect(connector && faultsOf(connector, contract, true)).toEqual([]);
});
