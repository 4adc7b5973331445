import type { Reasons } from '#platform/errors.ts';
import { ERROR_STATUS, type ErrorCode } from '#platform/graphql/error.ts';
import { reasonsBySlice } from '../src/slices.ts';

/** What each code means and what to do about it. A code without a line here does not compile. */
const MEANING: Readonly<Record<ErrorCode, string>> = {
  BAD_USER_INPUT:
    'A value is not what the field takes: an argument, a variable, a cursor of another list, a body that is not JSON, a batch. The message says which and what is allowed.',
  CONFIRMATION_REQUIRED: 'The action is sensitive: prove once more who you are, then repeat it.',
  CONFLICT: 'Something else changed meanwhile, or the name is taken. Read again, then decide.',
  DEADLINE_EXCEEDED:
    'The operation took too long and was called off, its SQL too. Ask for less at a time. After a mutation look what is there before you send it again.',
  FORBIDDEN: 'The credential is good but not for this; `scope` names the scope a key lacks.',
  GRAPHQL_PARSE_FAILED: 'The document is not GraphQL. `locations` says where.',
  GRAPHQL_VALIDATION_FAILED:
    'The document does not fit the schema: an unknown field, a wrong argument, a variable of another type. The message says what may have been meant.',
  INTERNAL:
    'A fault of ours. It is logged under `requestId`, which is also in the header `X-Request-Id`: name it when you report it.',
  METHOD_NOT_ALLOWED: 'Use POST, or GET for queries.',
  NOT_ACCEPTABLE: 'Accept `application/json` or `application/graphql-response+json`, in UTF-8.',
  NOT_FOUND: 'There is no such thing, or not for you: the two are not told apart.',
  PAYLOAD_TOO_LARGE: 'The body is larger than a body may be.',
  PERSISTED_QUERY_NOT_FOUND:
    'This process knows no document with the `sha256Hash`. Send the request again with `query` beside the hash; clients of automatic persisted queries do so by themselves.',
  QUERY_TOO_COMPLEX:
    'The document or its cost is beyond a limit; `limit` names it, `allowed` and `actual` are its figures. See [limits](../limits.md).',
  RATE_LIMITED:
    'Too many requests. Wait `retryAfter` seconds, which the header `Retry-After` says too; `violatedPolicies` says whether it was the rate (`burst`) or the day (`daily`).',
  TIER_REQUIRED:
    'The field is for callers of the `tiers` that are named, as the query `tiers` names them. It is null, the rest of the answer is complete, and there is one such error for each `field`, however many times it was asked for.',
  UNAUTHENTICATED:
    'There is no credential where one is needed, or the one sent is not valid. An invalid one never counts as anonymous.',
  UNAVAILABLE: 'A part that is needed is away for now. Try again later.',
  UNSUPPORTED_MEDIA_TYPE:
    'Send the request as `Content-Type: application/json`, and its body uncompressed.',
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

/** `docs/api/errors.md`, from the one list of codes. */
export const printErrorsPage = (): string =>
  [
    '# Errors',
    '',
    'Made from the codes the service itself uses (`npm run generate`).',
    '',
    'An error of `/graphql` has GraphQL’s form, whatever its status: a `message` for people, `path` and `locations` where there are any, and in `extensions` the `code`, the `reason` and what the message says as data. Codes and reasons are part of the contract; messages may change.',
    '',
    '```json',
    '{ "errors": [{ "message": "The query has 21 aliases; the limit is 20. Ask for less at a time.",',
    '               "extensions": { "code": "QUERY_TOO_COMPLEX", "limit": "aliases", "allowed": 20, "actual": 21 } }] }',
    '```',
    '',
    '## Where an error is, and the status',
    '',
    '- **In a field**: status 200, `data` beside `errors`, the field null, its place in `path`.',
    '- **In the document, its hash or its variables**: no `data`. Under `Accept: application/json` the status is 200, under `application/graphql-response+json` 400.',
    '- **In the request itself** (credential, limits, body, method, deadline): no `data`, and the status of the table under both.',
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
    'A `reason` says which of the cases of a code it is. Values in braces are in `extensions` under their names, and `field` names the argument that is wrong. New reasons may come; an error without a reason is about the request itself.',
    '',
    ...Object.entries(reasonsBySlice)
      .filter(([, reasons]) => Object.keys(reasons).length > 0)
      .flatMap(tableOf),
  ].join('\n');
