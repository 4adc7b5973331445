import {
  BreakingChangeType,
  DangerousChangeType,
  findSchemaChanges,
  isEnumType,
  isInterfaceType,
  isObjectType,
  SafeChangeType,
  type GraphQLSchema,
} from 'graphql';

/** The changes between two schemas, as sentences. Each list is sorted. */
export interface SchemaChanges {
  /** An operation that worked may fail. */
  breaking: string[];
  /** Every operation still works, but a client that handles every value of an enum may get a new one. */
  notable: string[];
  added: string[];
  deprecated: string[];
}

const BREAKING = new Set<string>(Object.values(BreakingChangeType));
/** Optional arguments and input fields change nothing for clients that do not send them. */
const HARMLESS = new Set<string>([
  DangerousChangeType.OPTIONAL_ARG_ADDED,
  DangerousChangeType.OPTIONAL_INPUT_FIELD_ADDED,
  DangerousChangeType.IMPLEMENTED_INTERFACE_ADDED,
]);
const DANGEROUS = new Set<string>(
  Object.values(DangerousChangeType).filter((type) => !HARMLESS.has(type)),
);

/** The deprecated coordinates of a schema, with their reasons. */
export const deprecationsOf = (schema: GraphQLSchema): Map<string, string> => {
  const found = new Map<string, string>();
  const note = (
    coordinate: string,
    { deprecationReason: reason }: { deprecationReason?: unknown },
  ) => {
    if (typeof reason === 'string') found.set(coordinate, reason);
  };
  for (const [name, type] of Object.entries(schema.getTypeMap())) {
    if (isEnumType(type))
      for (const value of type.getValues()) note(`${name}.${value.name}`, value);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      note(`${name}.${field.name}`, field);
      for (const arg of field.args) note(`${name}.${field.name}(${arg.name}:)`, arg);
    }
  }
  return found;
};

/** Compares two schemas and ignores descriptions. */
export const changesBetween = (older: GraphQLSchema, newer: GraphQLSchema): SchemaChanges => {
  const changes = findSchemaChanges(older, newer).filter(
    ({ type }) => type !== SafeChangeType.DESCRIPTION_CHANGED,
  );
  const kindOf = (type: string) => {
    if (BREAKING.has(type)) return 'breaking';
    return DANGEROUS.has(type) ? 'notable' : 'added';
  };
  const of = (kind: string) =>
    changes
      .filter(({ type }) => kindOf(type) === kind)
      .map(({ description }) => description)
      .toSorted();
  const before = deprecationsOf(older);
  const deprecated = [...deprecationsOf(newer)]
    .filter(([coordinate]) => !before.has(coordinate))
    .map(([coordinate, reason]) => `${coordinate}: ${reason}`)
    .toSorted();
  return { breaking: of('breaking'), notable: of('notable'), added: of('added'), deprecated };
};

/** A breaking change, and its reason: `packages/contract/breaking-changes.json`. */
export interface DeclaredChange {
  change: string;
  why: string;
}

/** What is not allowed: breaking changes that nobody declared, and declarations of changes that do not exist. */
export const faultsOf = (
  { breaking }: SchemaChanges,
  declared: readonly DeclaredChange[],
): string[] => [
  ...breaking
    .filter((change) => !declared.some((declaration) => declaration.change === change))
    .map(
      (change) =>
        `The schema breaks operations: "${change}" Deprecate instead, or declare it in packages/contract/breaking-changes.json (docs/api/versioning.md).`,
    ),
  ...declared
    .filter(({ change }) => !breaking.includes(change))
    .map(
      ({ change }) =>
        `packages/contract/breaking-changes.json declares what did not happen: "${change}"`,
    ),
];

const list = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`### ${title}`, '', ...lines.map((line) => `- ${line}`), ''];

const MARK = '<!-- Below: released. Above: made by `npm run generate`. -->';

const HEAD = [
  '# Changelog of the API',
  '',
  'What changed in the schema, from one release to the next. The policy is in [versioning](versioning.md).',
  '',
];

const sections = (
  { breaking, notable, added, deprecated }: SchemaChanges,
  declared: readonly DeclaredChange[],
): string[] => {
  const why = (change: string) => declared.find((known) => known.change === change)?.why;
  const lines = [
    ...list(
      'Breaking',
      breaking.map((change) => `${change} ${why(change) ?? ''}`.trimEnd()),
    ),
    ...list('Deprecated', deprecated),
    ...list('To be aware of', notable),
    ...list('Added', added),
  ];
  return lines.length === 0 ? ['Nothing.', ''] : lines;
};

/** The input of the changelog. */
export interface ChangelogInput {
  changes: SchemaChanges;
  declared: readonly DeclaredChange[];
  /** The current page, whose released part stays unchanged. */
  page: string | undefined;
}

/** `docs/api/changelog.md`: the changes since the last release, above those of all releases. */
export const printChangelog = ({ changes, declared, page }: ChangelogInput): string => {
  const released = page?.split(MARK)[1] ?? '\n';
  return [...HEAD, '## Unreleased', '', ...sections(changes, declared), MARK].join('\n') + released;
};

/** The changelog after the unreleased changes are released on a day. */
export const releaseChangelog = (
  { changes, declared, page }: ChangelogInput,
  on: string,
): string => {
  const released = (page?.split(MARK)[1] ?? '\n').trimStart();
  const latest = [`## ${on}`, '', ...sections(changes, declared)].join('\n');
  return (
    [...HEAD, '## Unreleased', '', 'Nothing.', '', MARK, '', latest].join('\n') +
    (released && `\n${released}`)
  );
};
