import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { Visibility } from '#slices/accounts/index.ts';

/** Who may see something of a user. */
export const VisibilityEnum = builder.enumType('Visibility', {
  description: 'Who may see something of a user.',
  values: valuesOf<Visibility>({
    PUBLIC: 'Everybody.',
    FOLLOWERS: 'Approved followers.',
    PRIVATE: 'Only the user.',
  }),
});
