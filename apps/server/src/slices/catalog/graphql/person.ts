import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { addStoredNodes, eachById, NodeRef } from '#platform/graphql/node.ts';
import { BY_POSITION, pageOf } from '#platform/graphql/connection.ts';
import type { StaffCredit } from '../credit.ts';
import { creditsOfPerson, personById } from '../queries.ts';
import { people, type Person, type PersonCredit } from '../read-model/people.ts';
import { AnimeRef } from './anime.ts';
import { StaffRoleEnum } from './enum.ts';
import { CACHE_SECONDS, idOf } from './lookup.ts';
import { MangaRef } from './manga.ts';
import { inWorks } from '../roles.ts';
import { readVoiceRoles } from './readers.ts';
import { StaffCreditRef } from './work.ts';

const PersonCreditRef = builder.objectRef<PersonCredit>('PersonCredit').implement({
  extensions: { tier: 'public', isEntity: true },
  description: 'What a person did for one work.',
  fields: (t) => ({
    role: t.expose('role', { type: StaffRoleEnum, nullable: false, description: 'Their role.' }),
    anime: t.field({
      type: AnimeRef,
      description: 'The work if it is an anime, else null.',
      resolve: (credit) => (credit.kind === 'anime' ? credit.work : null),
    }),
    manga: t.field({
      type: MangaRef,
      description: 'The work if it is a manga, else null.',
      resolve: (credit) => (credit.kind === 'manga' ? credit.work : null),
    }),
  }),
});

export const PersonRef = builder.objectRef<Person>('Person').implement({
  extensions: { tier: 'public', isEntity: true },
  interfaces: [NodeRef],
  description: 'A person whom works credit, such as an author, a director or a voice.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: false,
      description: 'The name, in Latin letters if a source states them, given name first.',
    }),
    nameNative: t.exposeString('nameNative', {
      description: 'The name in its original script; null if no source states it.',
    }),
    credits: t.connection(
      {
        type: PersonCreditRef,
        nullable: false,
        description: 'Their credits, newest work first.',
        resolve: (person, args, { app, caller }) =>
          pageOf(creditsOfPerson(app.get(people), person, caller), args, BY_POSITION),
      },
      { name: 'PersonCreditConnection' },
      { name: 'PersonCreditEdge' },
    ),
  }),
});

builder.objectField(StaffCreditRef, 'person', (t) =>
  t.field({
    type: PersonRef,
    nullable: true,
    description: 'The person, with their other works.',
    resolve: (credit: StaffCredit, _args, { app }) => app.get(people).credited(credit),
  }),
);

/** A person, if the caller may see any of what they did. Who only speaks characters is not in memory. */
const findPerson = async (context: RequestContext, id: string): Promise<Person | null> => {
  const { app, caller } = context;
  const credited = personById(app.get(people), id, caller);
  if (credited) return credited;
  const roles = await readVoiceRoles(context, { id });
  const spoken = roles.map(({ character }) => character);
  const voice = roles[0]?.voice;
  return voice && inWorks(app, spoken, caller).length > 0
    ? { id, name: voice.name, nameNative: voice.nameNative }
    : null;
};

addStoredNodes('Person', eachById(findPerson));

builder.queryField('person', (t) =>
  t.field({
    type: PersonRef,
    nullable: true,
    description: 'A person whom works credit; null if there is none with this id.',
    args: { id: t.arg.id({ required: true, description: 'A UUID.' }) },
    extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS },
    resolve: (_root, { id }, context) => findPerson(context, idOf(id)),
  }),
);
