import { LIMITS, PAGE_BOUNDS } from '#platform/graphql/limits.ts';
import { OWN_CLIENT, REFUSED_CREDENTIALS, TIERS, type TierTerms } from '#slices/access/index.ts';

const plural = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

const every = (seconds: number): string => (seconds === 1 ? 'second' : plural(seconds, 'second'));

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

const points = (count: number): string => count.toLocaleString('en');

const DATA = { public: 'Public metadata', core: 'Core metadata', full: 'Full' };

const ROWS: readonly [string, (terms: TierTerms) => string][] = [
  ['Price', ({ monthlyPrice }) => (monthlyPrice ? `${monthlyPrice} per month` : 'none')],
  [
    'Request rate',
    ({ rate: { requests, seconds } }) => `${plural(requests, 'request')} per ${every(seconds)}`,
  ],
  ['Daily cap', ({ dailyCap }) => (dailyCap === null ? 'none' : plural(dailyCap, 'request'))],
  ['Cost of one request', ({ allowance }) => plural(allowance.cost, 'point')],
  ['Page size', ({ allowance }) => plural(allowance.pageSize, 'item')],
  ['Data access', ({ dataAccess }) => DATA[dataAccess]],
  ['Streaming links', ({ hasStreamingLinks }) => yesNo(hasStreamingLinks)],
  ['Movie release data', ({ hasMovieReleases }) => yesNo(hasMovieReleases)],
  ['Webhooks', ({ hasWebhooks }) => yesNo(hasWebhooks)],
  ['Uptime target', ({ uptimeTarget }) => uptimeTarget ?? 'best effort'],
];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const tierTable = (): string[] => {
  const tiers = Object.values(TIERS);
  return [
    row(['', ...tiers.map(({ title }) => title)]),
    row(['---', ...tiers.map(() => '---')]),
    ...ROWS.map(([name, cell]) => row([name, ...tiers.map(cell)])),
  ];
};

const rateOf = ({ rate, burst }: typeof OWN_CLIENT | typeof REFUSED_CREDENTIALS): string =>
  `${rate.requests} in ${rate.seconds} seconds, ${burst} at once`;

const { anonymous } = TIERS;
const example = {
  policy: `"burst";q=1;w=${anonymous.rate.seconds}, "daily";q=${anonymous.dailyCap};w=86400`,
  left: `"burst";r=0;t=${anonymous.rate.seconds}, "daily";r=${(anonymous.dailyCap ?? 0) - 1};t=31012`,
};

const SHAPE: readonly [string, number][] = [
  ['Bytes of a body', LIMITS.bodyBytes],
  ['Characters of a document', LIMITS.sourceLength],
  ['Tokens', LIMITS.tokens],
  ['Nested brackets', LIMITS.brackets],
  ['Nested fields', LIMITS.depth],
  ['Nested fields below `__schema` and `__type`', LIMITS.introspectionDepth],
  ['Fields', LIMITS.fields],
  ['Root fields', LIMITS.rootFields],
  ['Aliases', LIMITS.aliases],
  ['Directives', LIMITS.directives],
  ['Fragment definitions', LIMITS.fragments],
  ['Levels of `variables`', LIMITS.variableDepth],
  ['Values in `variables`', LIMITS.variableValues],
];

const requestLimits = (): string[] => [
  '## What one request may ask for',
  '',
  'These limits are the same for every caller. A fragment counts each time it is spread:',
  '',
  '| | at most |',
  '| --- | --- |',
  ...SHAPE.map(([what, most]) => row([what, points(most)])),
  '',
  'Batches (a list of requests in one body) are refused with 400. A document that exceeds a limit is refused before it runs. The error has the code `QUERY_TOO_COMPLEX`, the `limit`, the `allowed` value and the `actual` one.',
  '',
  '## Cost',
  '',
  'The cost of an operation is calculated before it runs, from the document and its page sizes. It is roughly the number of objects that the operation may return.',
  '',
  '- A scalar or an enum costs nothing, and an object costs 1.',
  `- A page costs its size times one item. The size is \`first\`, \`last\` or \`limit\`, ${PAGE_BOUNDS.default} by default. A list without these arguments counts as ${LIMITS.listSize} items unless it is known to be longer.`,
  '- A field may have its own cost: a search costs 25 besides its matches.',
  '- `__schema` and `__type` cost 100, and each alias below them costs 100 more.',
  '- `extensions.cost` of every response has the cost (`requested`) and the caller’s `limit`. So does the query `rateLimit { cost costLimit remaining }`. An operation that costs more than the limit is refused with `QUERY_TOO_COMPLEX`, and counts as one request like any other.',
  '',
  '`searchAnime(query: "frieren", first: 20) { nodes { id externalIds { value } } }` costs 25 + 1 + 20 × (1 + 5) = 146.',
  '',
];

/** `docs/limits.md`, from the table of tiers that the limits use. */
export const printLimitsPage = (): string =>
  [
    '# Tiers and limits',
    '',
    '`npm run generate` writes this page from the constants in the source. The query `tiers` returns the same figures, with the settings of the instance.',
    '',
    ...tierTable(),
    '',
    ...requestLimits(),
    '## What is counted',
    '',
    '- Every readable request to `/graphql` counts once, whatever its result, including introspection. Preflights (OPTIONS), the page of the API explorer and its files do not count.',
    '- Requests without a credential count for their address (IPv4) or its /64 (IPv6). Requests with a key count for the account, so its keys share the limits.',
    '- After a request, the next one is allowed when the interval is over, unless the instance allows bursts (`TSUZUKI_BURST_…`). A denied request does not count.',
    '- The daily cap is reset at 00:00 UTC.',
    `- Our own web app and extension (bearer tokens) may send ${rateOf(OWN_CLIENT)}, and have no daily cap.`,
    `- An invalid credential is refused (401) and never counts as anonymous. The limit per address is ${rateOf(REFUSED_CREDENTIALS)}.`,
    '',
    '## What a response says',
    '',
    'Every response to a counted request has these headers, readable by browsers of any origin:',
    '',
    '```',
    `RateLimit-Policy: ${example.policy}`,
    `RateLimit: ${example.left}`,
    '```',
    '',
    '`q` requests are allowed in `w` seconds, `r` of them are left, and `t` is the number of seconds until more are available (draft-ietf-httpapi-ratelimit-headers-11). `burst` is the rate and `daily` the cap of the UTC day.',
    'For older clients `X-RateLimit-Limit`, `X-RateLimit-Remaining` and `X-RateLimit-Reset` (seconds since 1970) describe the policy with the fewest requests left. The query `rateLimit` returns the same figures.',
    '',
    'A request beyond the limit gets status 429, `Retry-After` in seconds, and',
    '',
    '```json',
    '{ "errors": [{ "message": "…", "extensions": { "code": "RATE_LIMITED", "violatedPolicies": ["daily"], "retryAfter": 31012 } }] }',
    '```',
    '',
  ].join('\n');
