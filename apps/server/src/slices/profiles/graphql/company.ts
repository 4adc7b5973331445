import { z } from 'zod';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOfRows, type Connection } from '#platform/graphql/connection.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { pageArguments, type PageArguments } from '#platform/graphql/page.ts';
import { requireAccount } from '#slices/access/index.ts';
import { companyPage, countCompany, type Company, type CompanyKey } from '../queries/company.ts';
import { Sight } from '../sight.ts';
import { seen, UserRef } from './user.ts';
import { ViewerRef } from './viewer.ts';

const companyKey = z.tuple([z.iso.datetime(), z.uuid()]);

const companyOf = async (
  { app, caller }: RequestContext,
  { company, ownerId }: { company: Company; ownerId: string },
  args: PageArguments,
): Promise<Connection<Sight>> => {
  const page = pageArguments<CompanyKey>(args, companyKey);
  const of = { company, ownerId, viewerId: caller.userId };
  const companions = await companyPage(app.db, of, page);
  const since = new Map(companions.map(({ person, since }) => [person.id, since.toISOString()]));
  return connectionOfRows({
    rows: companions.map(({ person }) => new Sight(person, caller)),
    page,
    keyOf: ({ id }): CompanyKey => [since.get(id) ?? '', id],
    totalCount: () => countCompany(app.db, of),
  });
};

const UserEdge = builder.edgeObject({ type: UserRef, name: 'UserEdge' });
const UserConnection = builder.connectionObject(
  { type: UserRef, name: 'UserConnection' },
  UserEdge,
);

/** The followers and followed of a user. People whose name the caller may not see are neither listed nor counted. */
const OF_USER = {
  followers: 'Who follows this user, the latest first, as far as the caller may know of them.',
  following: 'Whom this user follows, the latest first, as far as the caller may know of them.',
} as const;

for (const company of ['followers', 'following'] as const) {
  builder.objectField(UserRef, company, (t) =>
    t.connection(
      {
        type: UserRef,
        nullable: true,
        description: OF_USER[company],
        extensions: { tier: 'core' },
        resolve: (sight, args, context) =>
          seen('profile', ({ id: ownerId }: Sight) =>
            companyOf(context, { company, ownerId }, args),
          )(sight, args, context),
      },
      UserConnection,
      UserEdge,
    ),
  );
}

const OF_VIEWER = {
  followRequests: {
    company: 'requests',
    description: 'Users who ask to follow the user, latest first.',
  },
  blockedUsers: {
    company: 'blocked',
    description: 'Users whom the user has blocked, latest first.',
  },
} as const;

for (const name of ['followRequests', 'blockedUsers'] as const) {
  const { company, description } = OF_VIEWER[name];
  builder.objectField(ViewerRef, name, (t) =>
    t.connection(
      {
        type: UserRef,
        nullable: true,
        description: `${description} Needs the scope \`read:profile\`.`,
        resolve: (_viewer, args, context) => {
          const ownerId = requireAccount(context.caller, 'read:profile');
          return companyOf(context, { company, ownerId }, args);
        },
      },
      UserConnection,
      UserEdge,
    ),
  );
}
