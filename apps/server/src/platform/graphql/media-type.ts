/** The two types of a GraphQL response. Only with the newer one does the status say whether the request was wrong. */
export const RESPONSE_TYPES = {
  json: 'application/json; charset=utf-8',
  graphql: 'application/graphql-response+json; charset=utf-8',
} as const;

export type ResponseType = keyof typeof RESPONSE_TYPES;

interface MediaRange {
  type: string;
  parameters: ReadonlyMap<string, string>;
}

const parseMediaRange = (text: string): MediaRange => {
  const [type = '', ...rest] = text.split(';').map((part) => part.trim());
  const parameters = rest.map((part): [string, string] => {
    const [name = '', value = ''] = part.split('=', 2);
    return [
      name.trim().toLowerCase(),
      value
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .toLowerCase(),
    ];
  });
  return { type: type.toLowerCase(), parameters: new Map(parameters) };
};

const isUtf8 = ({ parameters }: MediaRange): boolean =>
  /^utf-?8$/.test(parameters.get('charset') ?? 'utf-8');

const weightOf = ({ parameters }: MediaRange): number => Number(parameters.get('q') ?? 1) || 0;

const offeredFor = ({ type }: MediaRange): ResponseType | undefined => {
  if (type === 'application/graphql-response+json') return 'graphql';
  return ['application/json', 'application/*', '*/*'].includes(type) ? 'json' : undefined;
};

/** Picks the response type for an Accept header (RFC 9110 §12.5.1), or undefined when none fits. JSON unless asked otherwise. */
export const negotiate = (accept: string | undefined): ResponseType | undefined => {
  if (accept === undefined || accept === '' || accept === '*/*' || accept === 'application/json')
    return 'json';
  let best: { type: ResponseType; rank: number } | undefined;
  for (const range of accept.split(',').map(parseMediaRange)) {
    const type = offeredFor(range);
    const weight = weightOf(range);
    if (!type || weight === 0 || !isUtf8(range)) continue;
    // Of two types with the same weight, the more specific one wins, then the first.
    const rank = weight * 2 + (range.type.includes('*') ? 0 : 1e-4);
    if (!best || rank > best.rank) best = { type, rank };
  }
  return best?.type;
};

/** Whether a Content-Type is JSON in UTF-8. Nothing else is accepted, so that HTML forms cannot send requests. */
export const isJson = (contentType: string | undefined): boolean => {
  if (contentType === 'application/json') return true;
  if (contentType === undefined) return false;
  const range = parseMediaRange(contentType);
  return range.type === 'application/json' && isUtf8(range);
};

/** Whether a Content-Type is a form in UTF-8, which clients of other services send instead of JSON. */
export const isForm = (contentType: string | undefined): boolean => {
  if (contentType === undefined) return false;
  const range = parseMediaRange(contentType);
  return range.type === 'application/x-www-form-urlencoded' && isUtf8(range);
};

/** Whether an Accept header is that of a browser opening a page. */
export const prefersHtml = (accept: string | undefined): boolean => {
  const ranges = (accept ?? '').split(',').map(parseMediaRange);
  const weight = (type: string) =>
    weightOf(ranges.find((range) => range.type === type) ?? NO_RANGE);
  return (
    weight('text/html') >
    Math.max(weight('application/json'), weight('application/graphql-response+json'))
  );
};

const NO_RANGE: MediaRange = { type: '', parameters: new Map([['q', '0']]) };
