import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { rowLimit } from '#platform/graphql/connection.ts';
import type { Page } from '#platform/graphql/page.ts';
import {
  IS_ACTIVE,
  joinedStanding,
  PERSON_COLUMNS,
  personOf,
  type Person,
  type PersonRow,
} from './person.ts';

/** The lists of users around one user: their followers, those they follow, requests to follow them, those they have blocked. */
export type Company = 'followers' | 'following' | 'requests' | 'blocked';

/** The position in such a list: since when (ISO 8601), then the id; the latest first. */
export type CompanyKey = readonly [since: string, id: string];

/** A user in such a list, and since when. */
export interface Companion {
  person: Person;
  since: Date;
}

interface CompanyTable {
  table: RawBuilder<unknown>;
  owner: RawBuilder<unknown>;
  other: RawBuilder<string>;
  since: RawBuilder<Date>;
  condition: RawBuilder<boolean>;
}

const follows = sql`profiles.follow c`;

const COMPANIES: Readonly<Record<Company, CompanyTable>> = {
  followers: {
    table: follows,
    owner: sql`c.followed_id`,
    other: sql`c.user_id`,
    since: sql`c.accepted_at`,
    condition: sql`c.accepted_at is not null`,
  },
  following: {
    table: follows,
    owner: sql`c.user_id`,
    other: sql`c.followed_id`,
    since: sql`c.accepted_at`,
    condition: sql`c.accepted_at is not null`,
  },
  requests: {
    table: follows,
    owner: sql`c.followed_id`,
    other: sql`c.user_id`,
    since: sql`c.requested_at`,
    condition: sql`c.accepted_at is null`,
  },
  blocked: {
    table: sql`profiles.block c`,
    owner: sql`c.user_id`,
    other: sql`c.blocked_id`,
    since: sql`c.blocked_at`,
    condition: sql`true`,
  },
};

/** The owner of the list, its kind, and the viewer. */
export interface CompanyOf {
  company: Company;
  ownerId: string;
  viewerId: string | null;
}

/**
 * A user whom the viewer could not find by name is neither listed nor counted. In the viewer's own lists, blocked users appear by name, and
 * so do private users who ask to follow, because they made themselves known.
 */
const isListed = ({ company }: CompanyOf): RawBuilder<boolean> => {
  if (company === 'blocked') return IS_ACTIVE;
  const isUnblocked = sql<boolean>`shut.user_id is null and blocked.user_id is null and ${IS_ACTIVE}`;
  if (company === 'requests') return isUnblocked;
  return sql<boolean>`u.profile_visibility <> 'PRIVATE' and ${isUnblocked}`;
};

const from = (of: CompanyOf): RawBuilder<unknown> => {
  const { table, owner, other, condition } = COMPANIES[of.company];
  return sql`from ${table} join accounts."user" u on u.id = ${other} ${joinedStanding(of.viewerId)}
    where ${owner} = ${of.ownerId} and ${condition} and ${isListed(of)}`;
};

/** The part of such a list to read. */
type Stretch = Pick<Page<CompanyKey>, 'take' | 'direction' | 'after' | 'before'>;

const beyond = ({ since, other }: CompanyTable, page: Stretch): RawBuilder<unknown> => {
  const at = ([instant, id]: CompanyKey) => sql`(${instant}::timestamptz, ${id}::uuid)`;
  const after = page.after ? sql`and (${since}, ${other}) < ${at(page.after)}` : sql``;
  const before = page.before ? sql`and (${since}, ${other}) > ${at(page.before)}` : sql``;
  return sql`${after} ${before}`;
};

/** A page of such a list, read by keyset. */
export const companyPage = async (
  db: Database,
  of: CompanyOf,
  page: Stretch,
): Promise<Companion[]> => {
  const company = COMPANIES[of.company];
  const order = page.direction === 'forward' ? sql`desc` : sql`asc`;
  const { rows } = await sql<PersonRow & { since: Date }>`
    select ${company.since} as since, ${PERSON_COLUMNS} ${from(of)} ${beyond(company, page)}
    order by ${company.since} ${order}, ${company.other} ${order} limit ${rowLimit(page)}`.execute(
    db,
  );
  return rows.map((row) => ({ person: personOf(row), since: row.since }));
};

/** How many users of such a list the viewer sees. */
export const countCompany = async (db: Database, of: CompanyOf): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${from(of)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};
