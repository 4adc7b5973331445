import type { GraphQLSchema } from 'graphql';
import { fieldTiers } from '#platform/graphql/data-tier.ts';
import type { Tier } from '#platform/graphql/field-extension.ts';

const READERS: readonly (readonly [string, readonly Tier[]])[] = [
  ['anonymous', ['public']],
  ['free key, signed in', ['public', 'core']],
  ['Indie, Commercial', ['public', 'core', 'full']],
];

/** `docs/api/data-tiers.md`: who may read each field of the schema. */
export const printDataTiersPage = (schema: GraphQLSchema): string =>
  [
    '# Data tiers',
    '',
    '`npm run generate` writes this page from the tier that each field declares. A field above a caller’s tier is null, with one error `TIER_REQUIRED`. The rest of the response is complete.',
    'For data of a user (a list, an account), the owner’s settings and the scopes of the key apply too.',
    '',
    `| field | ${READERS.map(([who]) => who).join(' | ')} |`,
    `| --- | ${READERS.map(() => '---').join(' | ')} |`,
    ...fieldTiers(schema)
      .toSorted((a, b) => (`${a.type}.${a.field}` < `${b.type}.${b.field}` ? -1 : 1))
      .map(({ type, field, tier }) => {
        const cells = READERS.map(([, tiers]) => (tier && tiers.includes(tier) ? 'yes' : 'no'));
        return `| \`${type}.${field}\` | ${cells.join(' | ')} |`;
      }),
    '',
  ].join('\n');
