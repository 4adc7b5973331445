import type { Refusal } from '#platform/errors.ts';
import { batched } from '#platform/graphql/batch.ts';
import type { Caller, RequestContext } from '#platform/graphql/context.ts';
import type { Scope } from '#platform/vocabulary.ts';
import {
  audienceOf,
  encounterOf,
  maySee,
  STRANGER,
  type Audience,
  type Encounter,
  type Relation,
  type Thing,
} from './policy.ts';
import { companyPage, type Company } from './queries/company.ts';
import { personById, personByName, personsById, type Person } from './queries/person.ts';
import { refusal } from './reasons.ts';

/** The scope that a key needs for its user's relation to count. Without it, the key sees what strangers see. */
const SCOPE_OF: Readonly<Record<Thing, Scope>> = {
  profile: 'read:profile',
  list: 'read:list',
  activity: 'read:list',
};

/** Blocks apply to every key. */
const relationFor = (
  { relation }: Person,
  { scopes }: Pick<Caller, 'scopes'>,
  thing: Thing,
): Relation => {
  if (scopes.includes(SCOPE_OF[thing])) return relation;
  const { isShutOut, hasBlocked } = relation;
  return { ...STRANGER, isShutOut, hasBlocked };
};

/**
 * A user as a certain caller may see them. Only this class applies the policy: everything that shows something of a user takes a sight and
 * asks it.
 */
export class Sight {
  readonly person: Person;
  readonly #caller: Pick<Caller, 'scopes'>;

  constructor(person: Person, caller: Pick<Caller, 'scopes'>) {
    this.person = person;
    this.#caller = caller;
  }

  get id(): string {
    return this.person.id;
  }

  get encounter(): Encounter {
    return encounterOf(this.person.privacy, this.#relation('profile'));
  }

  /** Whether the caller may see a thing of this user. */
  sees(thing: Thing): boolean {
    return maySee(this.person.privacy, this.#relation(thing), thing);
  }

  /** The audience for whom rows of a thing are selected. */
  audience(thing: Thing): Audience {
    return audienceOf(this.#relation(thing));
  }

  #relation(thing: Thing): Relation {
    return relationFor(this.person, this.#caller, thing);
  }
}

type Looking = Pick<RequestContext, 'app' | 'caller'>;

/** The sight of a person, unless the caller may not know them. */
export const sightOf = (
  person: Person | undefined,
  caller: Pick<Caller, 'scopes'>,
): Sight | undefined => {
  const sight = person && new Sight(person, caller);
  return sight && sight.encounter !== 'NONE' ? sight : undefined;
};

/** The refusal for a user who does not exist, or is hidden from this caller. Both get the same message. */
export const noSuchUser = (): Refusal => refusal('NOT_FOUND', 'USER_NOT_FOUND');

/** Other texts cannot be usernames, so they need no query. */
const USERNAME = /^[A-Za-z0-9_-]{2,32}$/u;

/** The person with a name, or a recent former name, even if the caller may not know them. */
export const personNamed = async (
  { app, caller }: Looking,
  username: string,
): Promise<Person | undefined> =>
  USERNAME.test(username) ? personByName(app, caller.userId, username) : undefined;

/** The user with a name, or a recent former name, as far as the caller may see them. @throws Refusal `NOT_FOUND` */
export const seeUser = async (looking: Looking, username: string): Promise<Sight> => {
  const sight = sightOf(await personNamed(looking, username), looking.caller);
  if (!sight) throw noSuchUser();
  return sight;
};

/** The user with an id, as far as the caller may see them. */
export const seeUserById = async (
  { app, caller }: Looking,
  id: string,
): Promise<Sight | undefined> => sightOf(await personById(app.db, caller.userId, id), caller);

/** The followers of a user, or the users they follow, newest first, as far as the caller may see them. */
export const seeCompany = async (
  { app, caller }: Looking,
  of: { company: Extract<Company, 'followers' | 'following'>; ownerId: string },
  most: number,
): Promise<Sight[]> => {
  const stretch = { take: most, direction: 'forward', after: null, before: null } as const;
  const companions = await companyPage(app.db, { ...of, viewerId: caller.userId }, stretch);
  return companions.slice(0, most).map(({ person }) => new Sight(person, caller));
};

/** Users by id, as far as the caller may see them, with one query per request. */
export const sightById = batched<string, Sight>(async ({ app, caller }, ids) => {
  const persons = await personsById(app.db, caller.userId, ids);
  return new Map(
    persons.flatMap((person) => {
      const sight = sightOf(person, caller);
      return sight ? [[person.id, sight]] : [];
    }),
  );
});
