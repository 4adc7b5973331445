/** Variables that AniList accepts and GraphQL does not: JSON in a string, and numbers in quotes. */
const MAY_BE_ODD = /"variables"\s*:\s*"|:\s*"-?\d+"|[[,]\s*"-?\d+"/u;
const WHOLE_NUMBER = /^-?\d{1,10}$/u;
/** A variable for whole numbers, or a list of them. */
const WHOLE_VARIABLE = /\$(?<name>\w+)\s*:\s*\[?\s*Int\b/gu;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const numberOf = (value: unknown): unknown =>
  typeof value === 'string' && WHOLE_NUMBER.test(value) ? Number(value) : value;

const withNumbers = (query: string, variables: Fields): Fields => {
  const read = { ...variables };
  const declared = [...query.matchAll(WHOLE_VARIABLE)];
  const names = new Set(declared.map(({ groups }) => groups?.['name'] ?? ''));
  for (const name of names) {
    if (!Object.hasOwn(read, name)) continue;
    const value = read[name];
    read[name] = Array.isArray(value) ? value.map(numberOf) : numberOf(value);
  }
  return read;
};

/**
 * The body of a request in the form GraphQL requires. AniList also accepts `"id": "154587"` for a number and variables as a string, so its
 * clients send them. The rest of a body stays unchanged.
 */
export const strictBody = (body: string): string => {
  if (!MAY_BE_ODD.test(body)) return body;
  const request = parsed(body);
  if (!isFields(request)) return body;
  const { query, variables: sent } = request;
  const variables = typeof sent === 'string' ? parsed(sent || '{}') : sent;
  if (typeof query !== 'string' || !isFields(variables)) return body;
  try {
    return JSON.stringify({ ...request, variables: withNumbers(query, variables) });
  } catch {
    // It is nested too deeply to be written again. The engine refuses it with a better message.
    return body;
  }
};
