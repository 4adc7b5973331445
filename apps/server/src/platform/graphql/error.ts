import { GraphQLError, Kind, type GraphQLFormattedError } from 'graphql';
import { Refusal, REFUSAL_STATUS } from '#platform/errors.ts';
import { outageOf } from '#platform/outage.ts';
import type { RequestContext } from './context.ts';
import { LIMITS } from './limits.ts';

/** The errors that only GraphQL and its transport have, with an HTTP status for errors of the whole request. */
const REQUEST_STATUS = {
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  PERSISTED_QUERY_NOT_FOUND: 400,
  UNSUPPORTED_MEDIA_TYPE: 415,
} as const;

/** Every error code of the service with its HTTP status: those of refusals, and those only of GraphQL and its transport. */
export const ERROR_STATUS = { ...REFUSAL_STATUS, ...REQUEST_STATUS } as const;

/** `extensions.code` of an error. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** An error as it is sent. */
export const errorOf = (
  code: ErrorCode,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): GraphQLFormattedError => ({ message, extensions: { ...details, code } });

/** A refusal as it is sent outside a field. */
export const errorOfRefusal = ({ message, data }: Refusal): GraphQLFormattedError => ({
  message,
  extensions: data,
});

/** A message of the library, which may repeat what was sent, at the length that is sent back at most. */
export const shortened = (message: string): string => {
  const isLong = message.length > LIMITS.messageLength;
  return isLong ? `${message.slice(0, LIMITS.messageLength).toWellFormed()}…` : message;
};

/** An error of the library about the request itself: its syntax, its validity, its variables. It repeats only a little of the request. */
export const errorOfRequest = (error: GraphQLError, code: ErrorCode): GraphQLFormattedError => {
  const { message, locations, ...rest } = error.toJSON();
  return {
    message: shortened(message),
    ...(locations && { locations: locations.slice(0, LIMITS.locations) }),
    ...rest,
    extensions: { code },
  };
};

/**
 * The errors of an execution as they are sent. Refusals are sent as they are. Anything else is a bug of ours: callers get the request id,
 * and the log gets everything, once per message.
 */
export const presentErrors = (
  errors: readonly GraphQLError[],
  context: RequestContext,
): GraphQLFormattedError[] => {
  const bugs = new Map<string, GraphQLError>();
  const presented = errors.map((error) => {
    const known = presentKnown(error) ?? presentOutage(error, context);
    if (known) return known;
    bugs.set(error.message, error);
    const { requestId } = context;
    return {
      ...error.toJSON(),
      message: 'Internal error',
      extensions: { code: 'INTERNAL', requestId },
    };
  });
  for (const bug of bugs.values()) reportBug(bug.originalError ?? bug, context, bug.path);
  return presented;
};

/** Logs an unexpected error with its request. */
export const reportBug = (
  error: unknown,
  {
    app,
    requestId,
  }: Pick<RequestContext, 'requestId'> & { app: Pick<RequestContext['app'], 'log'> },
  path?: readonly (string | number)[],
): void => {
  app.log.error({ err: error, requestId, path: path?.join('.') }, 'GraphQL: internal error');
};

/** The refusal for an outage, whose cause is logged. */
export const reportedOutage = (
  error: unknown,
  {
    app,
    requestId,
  }: Pick<RequestContext, 'requestId'> & { app: Pick<RequestContext['app'], 'log'> },
): Refusal | undefined => {
  const refused = outageOf(error);
  if (refused) app.log.warn({ err: error, requestId }, 'GraphQL: something we need is unavailable');
  return refused;
};

const presentOutage = (
  error: GraphQLError,
  context: RequestContext,
): GraphQLFormattedError | undefined => {
  const refused = reportedOutage(error.originalError, context);
  if (!refused) return undefined;
  return { ...error.toJSON(), ...errorOfRefusal(refused) };
};

const presentKnown = (error: GraphQLError): GraphQLFormattedError | undefined => {
  const { originalError: cause } = error;
  if (cause instanceof Refusal) {
    return { ...error.toJSON(), extensions: cause.data };
  }
  return isAboutArgument(cause) ? errorOfRequest(error, 'BAD_USER_INPUT') : undefined;
};

/** Whether the library refused the value of an argument at run time: a null in a variable where the position forbids it. */
const isAboutArgument = (cause: Error | undefined): boolean =>
  cause instanceof GraphQLError && cause.nodes?.some(({ kind }) => kind !== Kind.FIELD) === true;
