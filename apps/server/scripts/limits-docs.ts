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
  ['Brackets inside each other', LIMITS.brackets],
  ['Fields inside each other', LIMITS.depth],
  ['Fields inside each other below `__schema` and `__type`', LIMITS.introspectionDepth],
  ['Fields', LIMITS.fields],
  ['Fields at the root', LIMITS.rootFields],
  ['Aliases', LIMITS.aliases],
  ['Directives', LIMITS.directives],
  ['Fragment definitions', LIMITS.fragments],
  ['Levels of `variables`', LIMITS.variableDepth],
  ['Values in `variables`', LIMITS.variableValues],
];

const requestLimits = (): string[] => [
  '## What one request may ask for',
  '',
  'The same for every caller, with each fragment counted where it is spread:',
  '',
  '| | at most |',
  '| --- | --- |',
  ...SHAPE.map(([what, most]) => row([what, points(most)])),
  '',
  'A batch (a list of requests in one body) is not taken: 400. A document beyond a limit is refused before it is run, with the code `QUERY_TOO_COMPLEX`, the `limit`, what is `allowed` and the `actual` figure.',
  '',
  '## Cost',
  '',
  'The cost of an operation is calculated before it runs, from the document and its page sizes. It is roughly the number of objects that the operation may return.',
  '',
  '- A leaf costs nothing, an object 1.',
  `- A page costs its size times one item. The size is \`first\`, \`last\` or \`limit\`, ${PAGE_BOUNDS.default} when none is given; a list that takes none counts as ${LIMITS.listSize} items unless it is known to be longer.`,
  '- A field may cost more than what it gives: a search costs 25 besides its matches.',
  '- `__schema` and `__type` cost 100, and every alias below them 100 more.',
  '- Every answer tells in `extensions.cost` what was `requested` and the `limit` of the caller; the query `rateLimit { cost costLimit remaining }` does too. An operation that costs more than the limit is refused with `QUERY_TOO_COMPLEX`; it counts as one request, like any other.',
  '',
  '`searchAnime(query: "frieren", first: 20) { nodes { id externalIds { value } } }` costs 25 + 1 + 20 × (1 + 5) = 146.',
  '',
];

/** `docs/limits.md`, from the table of tiers that the limits themselves are made of. */
export const printLimitsPage = (): string =>
  [
    '# Tiers and limits',
    '',
    'Made from the constants the service itself uses (`npm run generate`). The query `tiers` tells the same, with what an instance has set.',
    '',
    ...tierTable(),
    '',
    ...requestLimits(),
    '## What is counted',
    '',
    '- Every request to `/graphql` that can be read counts once, whatever comes of it, introspection included. Preflights (OPTIONS), the page of the API explorer and its files do not count.',
    '- Without a credential an address counts: IPv4 one by one, IPv6 by its /64. Keys count for their account: several keys share its limits.',
    '- The rate is kept literally unless the instance sets a burst (`TSUZUKI_BURST_…`): after a request the next one passes when the interval is over. A denied request uses nothing up.',
    '- The daily cap begins anew at 00:00 UTC.',
    `- Our own web app and extension (bearer tokens) have ${rateOf(OWN_CLIENT)}, and no daily cap.`,
    `- A credential that is not valid is refused (401) and never counts as anonymous; an address may have ${rateOf(REFUSED_CREDENTIALS)} of those.`,
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
    '`q` requests in `w` seconds are granted; `r` of them remain, and more come back in `t` seconds (draft-ietf-httpapi-ratelimit-headers-11). `burst` is the rate, `daily` the cap of the UTC day.',
    'For older clients `X-RateLimit-Limit`, `X-RateLimit-Remaining` and `X-RateLimit-Reset` (seconds since 1970) tell of the policy that has least left. The query `rateLimit` answers the same figures.',
    '',
    'A request too many is answered 429 with `Retry-After` in seconds, and',
    '',
    '```json',
    '{ "errors": [{ "message": "…", "extensions": { "code": "RATE_LIMITED", "violatedPolicies": ["daily"], "retryAfter": 31012 } }] }',
    '```',
    '',
  ].join('\n');
