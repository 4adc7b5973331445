import { parse } from 'node:querystring';

/** A form has these three fields, and room for what else a client sends. */
const MOST_FIELDS = 20;

const textOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/**
 * The JSON body for a form with the fields of GraphQL over HTTP, as some apps send. Variables stay the text they are, which `strictBody`
 * reads.
 */
export const jsonOfForm = (form: string): string => {
  const fields = parse(form, '&', '=', { maxKeys: MOST_FIELDS });
  const variables = textOf(fields['variables'])?.trim();
  return JSON.stringify({
    query: textOf(fields['query']),
    operationName: textOf(fields['operationName']),
    ...(variables && variables !== 'null' && { variables }),
  });
};
