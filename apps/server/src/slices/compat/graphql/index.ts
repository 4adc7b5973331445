import { readdirSync, readFileSync } from 'node:fs';
import { assertValidSchema, buildSchema, type GraphQLSchema } from 'graphql';
import { airingRules } from './airing.ts';
import { characterRules } from './character.ts';
import { companyRules } from './company.ts';
import { entryWriteRules } from './entry-writes.ts';
import { favouriteWriteRules } from './favourite-writes.ts';
import { favouriteRules } from './favourite.ts';
import { applyRules } from './field-rule.ts';
import { listRules } from './list.ts';
import { mediaQueryRules } from './media-query.ts';
import { mediaPartRules } from './media-part.ts';
import { mediaRules } from './media.ts';
import { pageRules } from './page.ts';
import { peopleRules } from './people.ts';
import { recommendationRules } from './recommendation.ts';
import { readScalars } from './scalar.ts';
import { siteStatisticsRules } from './site-statistics.ts';
import { socialWriteRules } from './social-writes.ts';
import { spokenRules } from './spoken.ts';
import { statisticsRules } from './statistics.ts';
import { unfilledRules } from './unfilled.ts';
import { userRules } from './user.ts';
import { userStatsRules } from './user-stats.ts';
import { userWriteRules } from './user-writes.ts';
import { vocabularyRules } from './vocabulary.ts';

const folder = new URL('../schema/', import.meta.url);

const schemaText = (): string =>
  readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');

const RULES = [
  pageRules,
  mediaQueryRules,
  mediaRules,
  mediaPartRules,
  peopleRules,
  characterRules,
  spokenRules,
  recommendationRules,
  airingRules,
  listRules,
  userRules,
  companyRules,
  statisticsRules,
  favouriteRules,
  entryWriteRules,
  favouriteWriteRules,
  userWriteRules,
  socialWriteRules,
  userStatsRules,
  siteStatisticsRules,
  unfilledRules,
  vocabularyRules,
];

let built: GraphQLSchema | undefined;

const build = (): GraphQLSchema => {
  const schema = buildSchema(schemaText());
  readScalars(schema);
  for (const rules of RULES) applyRules(schema, rules);
  assertValidSchema(schema);
  return schema;
};

/** The schema of the facade: its text in `schema/` with the rules beside this file, built at first use. */
export const aniListSchema = (): GraphQLSchema => (built ??= build());
