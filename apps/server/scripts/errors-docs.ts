import type { Reasons } from '#platform/errors.ts';
import { ERROR_STATUS, type ErrorCode } from '#platform/graphql/error.ts';
import { reasonsBySlice } from '../src/slices.ts';

/** What each code means and what to do about it. The types require a line for each code. */
const MEANING: Readonly<Record<ErrorCode, string>> = {
  BAD_USER_INPUT:
    'A value is not allowed here: an argument, a variable, a cursor of another list, a body that is not JSON, or a batch. The message says which value and what is allowed.',
  CONFIRMATION_REQUIRED: 'The action is sensitive. Confirm who you are once more, then repeat it.',
  CONFLICT:
    'Something changed in the meantime, or the name is taken. Read the current state, then decide.',
  DEADLINE_EXCEEDED:
    'The operation took too long and was cancelled. Ask for less at a time. After a mutation, read the current state before you send it again.',
  FORBIDDEN:
    'The credential is valid but does not allow this. `scope` names the scope a key lacks.',
  GRAPHQL_PARSE_FAILED: 'The document is not GraphQL. `locations` says where.',
  GRAPHQL_VALIDATION_FAILED:
    'The document does not fit the schema: an unknown field, a wrong argument, a variable of another type. The message says what may have been meant.',
  INTERNAL:
    'A bug of ours. It is logged under `requestId`, which is also in the header `X-Request-Id`. Name it when you report the error.',
  METHOD_NOT_ALLOWED: 'Use POST, or GET for queries.',
  NOT_ACCEPTABLE: 'Accept `application/json` or `application/graphql-response+json`, in UTF-8.',
  NOT_FOUND: 'The thing does not exist, or you may not see it. The error does not say which.',
  PAYLOAD_TOO_LARGE: 'The body is too large.',
  PERSISTED_QUERY_NOT_FOUND:
    'This process has no document with the `sha256Hash`. Send the request again with `query` and the hash. Clients with automatic persisted queries do this automatically.',
  QUERY_TOO_COMPLEX:
    'The document or its cost exceeds a limit. `limit` names the limit, `allowed` its value and `actual` yours. See [limits](../limits.md).',
  RATE_LIMITED:
    'Too many requests. Wait `retryAfter` seconds (also in the header `Retry-After`). `violatedPolicies` says whether you exceeded the rate (`burst`) or the daily limit (`daily`).',
  TIER_REQUIRED:
    'Only callers of the named `tiers` may read the field (see the query `tiers`). It is null, and the rest of the response is complete. Each `field` has one such error, even if you selected it several times.',
  UNAUTHENTICATED:
    'A credential is missing or not valid. A request with an invalid credential never counts as anonymous.',
  UNAVAILABLE: 'A part of the service is not available. Try again later.',
  UNSUPPORTED_MEDIA_TYPE:
    'Send the request as `Content-Type: application/json`, with an uncompressed body.',
};

/** The reasons of one slice, each with its message. */
const tableOf = ([slice, reasons]: [string, Reasons]): string[] => [
  `### ${slice}`,
  '',
  '| reason | message |',
  '| --- | --- |',
  ...Object.entries(reasons)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([reason, message]) => `| \`${reason}\` | ${message.replaceAll('|', String.raw`\|`)} |`),
  '',
];

const codes = Object.keys(ERROR_STATUS).toSorted() as ErrorCode[];

/** `docs/api/errors.md`, from the list of codes. */
export const printErrorsPage = (): string =>
  [
    '# Errors',
    '',
    '`npm run generate` writes this page from the codes in the source.',
    '',
    'Errors of `/graphql` have GraphQL’s format under every status: a `message` for people, `path` and `locations` if they apply, and `extensions` with the `code`, the `reason` and the values in the message as data. Codes and reasons are part of the contract; messages may change.',
    '',
    '```json',
    '{ "errors": [{ "message": "The query has 21 aliases; the limit is 20. Ask for less at a time.",',
    '               "extensions": { "code": "QUERY_TOO_COMPLEX", "limit": "aliases", "allowed": 20, "actual": 21 } }] }',
    '```',
    '',
    '## Where an error is, and the status',
    '',
    '- **In a field**: status 200. The response has `data` and `errors`, the field is null, and `path` says where it is.',
    '- **In a payload**: status 200 without `errors`. Mutations of lists and their history refuse a change in the `problem` of their payload, with `code`, `reason`, `message` and `field`, because one of many rows may be refused while the others are saved. Select `problem` wherever a payload has it: it is null if the change was made.',
    '- **In the document, its hash or its variables**: no `data`. The status is 200 with `Accept: application/json` and 400 with `application/graphql-response+json`.',
    '- **In the request itself** (credential, limits, body, method, deadline): no `data`, and the status of the table with either `Accept`.',
    '',
    'Routes that are not GraphQL answer `application/problem+json` (RFC 9457) with the same `code` and status.',
    '',
    '## Codes',
    '',
    '| code | status | what it means and what to do |',
    '| --- | --- | --- |',
    ...codes.map((code) => `| \`${code}\` | ${ERROR_STATUS[code]} | ${MEANING[code]} |`),
    '',
    '## Reasons',
    '',
    'A `reason` says more precisely than the code what is wrong. Values in braces are in `extensions` under their names, and `field` names the wrong argument. There will be more reasons. An error without a reason is about the request itself.',
    '',
    ...Object.entries(reasonsBySlice)
      .filter(([, reasons]) => Object.keys(reasons).length > 0)
      .flatMap(tableOf),
  ].join('\n');
