import { TYPES } from './schema.gen.ts';

type SelectionNode = { readonly [name: string]: unknown };

/** A document with its variables: arguments travel apart from the text, so that equal selections are equal documents. */
export interface Request {
  query: string;
  variables: Record<string, unknown>;
}

interface Writing {
  declarations: string[];
  variables: Record<string, unknown>;
}

const isObject = (value: unknown): value is SelectionNode =>
  typeof value === 'object' && value !== null;

const writeArguments = (
  types: Readonly<Record<string, string>>,
  given: SelectionNode,
  writing: Writing,
): string => {
  const words: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const type = types[name];
    if (type === undefined) throw new TypeError(`There is no argument "${name}" here.`);
    const variable = `v${writing.declarations.length}`;
    writing.declarations.push(`$${variable}:${type}`);
    writing.variables[variable] = value;
    words.push(`${name}:$${variable}`);
  }
  return words.length > 0 ? `(${words.join(',')})` : '';
};

const writeField = (
  owner: string,
  [name, selected]: [string, unknown],
  writing: Writing,
): string => {
  const [type, types] = TYPES[owner]?.[name] ?? [];
  if (!isObject(selected)) return name;
  const { $: given, ...rest } = selected;
  const words = isObject(given) ? writeArguments(types ?? {}, given, writing) : '';
  return `${name}${words}${type == null ? '' : writeSelection(type, rest, writing)}`;
};

const writeSelection = (owner: string, selection: SelectionNode, writing: Writing): string => {
  const fields = Object.entries(selection)
    .filter(([, selected]) => selected !== undefined)
    .flatMap((entry) =>
      entry[0] === 'on' ? writeMembers(entry[1], writing) : writeField(owner, entry, writing),
    );
  if (fields.length === 0) throw new TypeError(`Select at least one field of ${owner}.`);
  return `{${fields.join(' ')}}`;
};

/** What is selected only of objects that are of a certain type. */
const writeMembers = (members: unknown, writing: Writing): string[] =>
  Object.entries(isObject(members) ? members : {}).flatMap(([type, selected]) =>
    isObject(selected) ? `...on ${type}${writeSelection(type, selected, writing)}` : [],
  );

/** What a document does, with the type of the schema that its fields are of. */
const ROOTS = { query: 'Query', mutation: 'Mutation' } as const;

/** Writes a selection of queries or mutations as a document. @throws TypeError for an argument that does not exist, or an empty selection. */
export const writeDocument = (operation: keyof typeof ROOTS, selection: object): Request => {
  const writing: Writing = { declarations: [], variables: {} };
  const body = writeSelection(ROOTS[operation], { ...selection }, writing);
  const head = writing.declarations.length > 0 ? `(${writing.declarations.join(',')})` : '';
  return { query: `${operation}${head}${body}`, variables: writing.variables };
};
