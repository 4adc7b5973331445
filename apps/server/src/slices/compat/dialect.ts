import type { GraphQLFormattedError } from 'graphql';
import { byteText, textOf } from '#platform/graphql/byte-text.ts';
import { ERROR_STATUS } from '#platform/graphql/error.ts';
import type { HttpReply } from '#platform/graphql/http.ts';

const DEFAULT_STATUS = 400;

const isKnown = (code: unknown): code is keyof typeof ERROR_STATUS =>
  typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code);

const statusOf = ({ extensions }: GraphQLFormattedError): number => {
  const code = extensions?.['code'];
  return isKnown(code) ? ERROR_STATUS[code] : DEFAULT_STATUS;
};

interface ErrorBody {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
}

/** The messages of graphql-js for names that AniList has and this schema does not. */
const NOT_HERE = /^(?:Cannot query field|Unknown (?:type|argument))/u;
const HINT = ' This address answers a part of what AniList does: see /docs/anilist-compatibility.';

/** What is wrong with one of several arguments. */
interface Fault {
  field: string;
  detail: string;
}

const faultsOf = ({ message, extensions }: GraphQLFormattedError): readonly Fault[] => {
  const { field, errors } = extensions ?? {};
  if (Array.isArray(errors)) return errors as Fault[];
  return typeof field === 'string' ? [{ field, detail: message }] : [];
};

/** Arguments that are wrong, in AniList's form: the messages by argument, beside the message `validation`. */
const validationOf = (error: GraphQLFormattedError) => {
  const faults = faultsOf(error);
  if (error.extensions?.['code'] !== 'BAD_USER_INPUT' || faults.length === 0) return undefined;
  const validation: Record<string, string[]> = {};
  for (const { field, detail } of faults) (validation[field] ??= []).push(detail);
  return { message: 'validation', validation };
};

const START = [{ line: 1, column: 1 }];

/** What AniList says of too many requests, which clients compare. */
const limitOf = ({ extensions }: GraphQLFormattedError) =>
  extensions?.['code'] === 'RATE_LIMITED'
    ? { message: 'Too Many Requests.', locations: START }
    : undefined;

const explained = (error: GraphQLFormattedError): GraphQLFormattedError =>
  NOT_HERE.test(error.message)
    ? { ...error, message: error.message + HINT }
    : { ...error, ...validationOf(error), ...limitOf(error) };

/**
 * Converts a response with errors to AniList's form: each error has a `status`, `data` exists even if nothing ran, and the first error's
 * status is that of the response.
 */
export const inAniListForm = (answer: HttpReply): HttpReply => {
  const { errors = [], data = null, ...rest } = JSON.parse(textOf(answer.body)) as ErrorBody;
  const [first, ...others] = errors.map((error) => ({
    ...explained(error),
    status: statusOf(error),
  }));
  if (!first) return answer;
  const body = byteText(JSON.stringify({ errors: [first, ...others], data, ...rest }));
  return { ...answer, status: answer.status === 200 ? first.status : answer.status, body };
};
