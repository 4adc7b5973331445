import { OWN_CLIENT, REFUSED_CREDENTIALS, TIERS, type TierTerms } from '#slices/access/index.ts';

const plural = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

const every = (seconds: number): string => (seconds === 1 ? 'second' : plural(seconds, 'second'));

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

const DATA = { public: 'Public metadata', core: 'Core metadata', full: 'Full' };

const ROWS: readonly [string, (terms: TierTerms) => string][] = [
  ['Price', ({ monthlyPrice }) => (monthlyPrice ? `${monthlyPrice} per month` : 'none')],
  [
    'Request rate',
    ({ rate: { requests, seconds } }) => `${plural(requests, 'request')} per ${every(seconds)}`,
  ],
  ['Daily cap', ({ dailyCap }) => (dailyCap === null ? 'none' : plural(dailyCap, 'request'))],
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

/** `docs/limits.md`, from the table of tiers that the limits themselves are made of. */
export const printLimitsPage = (): string =>
  [
    '# Tiers and limits',
    '',
    'Made by `npm run generate` from the constants the service itself uses. The query `tiers` tells the same, with what an instance has set.',
    '',
    ...tierTable(),
    '',
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
