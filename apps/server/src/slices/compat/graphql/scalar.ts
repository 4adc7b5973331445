import { GraphQLError, isScalarType, type GraphQLSchema } from 'graphql';

const FUZZY_DATE = /^\d{1,8}$/u;
const COUNTRY = /^[A-Za-z]{2}$/u;

const fuzzyDate = (value: unknown): number => {
  if ((typeof value === 'number' || typeof value === 'string') && FUZZY_DATE.test(String(value))) {
    return Number(value);
  }
  throw new GraphQLError('A FuzzyDateInt is a number of eight digits, as 20260107 or 20260000.');
};

const country = (value: unknown): string => {
  if (typeof value === 'string' && COUNTRY.test(value)) return value.toUpperCase();
  throw new GraphQLError('A CountryCode has two letters, as "JP".');
};

/** Makes the scalars of the schema text validate their values. The text alone would accept anything. */
export const readScalars = (schema: GraphQLSchema): void => {
  for (const [name, read] of Object.entries({ FuzzyDateInt: fuzzyDate, CountryCode: country })) {
    const scalar = schema.getType(name);
    if (!isScalarType(scalar)) throw new Error(`The schema text has no scalar ${name}.`);
    scalar.parseValue = read;
    scalar.coerceInputValue = read;
  }
};
