import type { Schema } from './schema.gen.ts';

export type { Schema } from './schema.gen.ts';

type Types = Schema['types'];

/** The values of an enum of the schema: `Enum<'ListStatus'>`. */
export type Enum<Name extends keyof Types> = Types[Name] extends { enumValues: infer Value }
  ? Value
  : never;
