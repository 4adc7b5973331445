import { builder } from '#platform/graphql/builder.ts';
import { BY_POSITION, pageOf } from '#platform/graphql/connection.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { addStoredNodes, eachById, NodeRef } from '#platform/graphql/node.ts';
import type { CharacterRole, IdentifiedCharacter, Voice } from '../details.ts';
import type { Person } from '../read-model/people.ts';
import { type CharacterInWork, inWorks } from '../roles.ts';
import { AnimeRef } from './anime.ts';
import { CACHE_SECONDS, idOf } from './lookup.ts';
import { MangaRef } from './manga.ts';
import { PersonRef } from './person.ts';
import { readAppearances, readDetails, readVoiceRoles } from './readers.ts';
import { WorkRef } from './work-interface.ts';

/** Somebody who appears in works, whatever they are in each. */
type Character = Pick<IdentifiedCharacter, 'id' | 'name' | 'nameNative'>;

const CharacterRoleEnum = builder.enumType('CharacterRole', {
  description: 'How much a character matters in a work.',
  values: valuesOf<CharacterRole>({
    MAIN: 'The story is about them.',
    SUPPORTING: 'They play a part in it.',
    BACKGROUND: 'They appear in it.',
  }),
});

export const CharacterRef = builder.objectRef<Character>('Character').implement({
  extensions: { tier: 'public', isEntity: true },
  interfaces: [NodeRef],
  description: 'Somebody who appears in works.',
  fields: (t) => ({
    name: t.exposeString('name', {
      nullable: false,
      description: 'The name, in Latin letters if a source states them.',
    }),
    nameNative: t.exposeString('nameNative', {
      description: 'The name in its original script; null if no source states it.',
    }),
  }),
});

const VoiceRef = builder.objectRef<Voice & { id: string }>('Voice').implement({
  extensions: { tier: 'public', isEntity: true },
  description: 'Somebody who speaks a character.',
  fields: (t) => ({
    lang: t.exposeString('lang', {
      description: 'BCP 47 tag of the language they speak, where the source tells.',
    }),
    person: t.field({
      type: PersonRef,
      nullable: false,
      description: 'Who it is.',
      resolve: ({ id, name, nameNative }): Person => ({ id, name, nameNative }),
    }),
  }),
});

const CharacterCreditRef = builder.objectRef<CharacterInWork>('CharacterCredit').implement({
  extensions: { tier: 'public', isEntity: true },
  description: 'What a character is in one work.',
  fields: (t) => ({
    role: t.field({
      type: CharacterRoleEnum,
      nullable: false,
      description: 'How much they matter in it.',
      resolve: ({ character }) => character.role,
    }),
    character: t.field({
      type: CharacterRef,
      nullable: false,
      description: 'Who it is.',
      resolve: ({ character }) => character,
    }),
    voices: t.field({
      type: [VoiceRef],
      nullable: false,
      description: 'Who speaks them in it, as far as sources state it.',
      resolve: ({ character }) => character.voices,
    }),
    anime: t.expose('anime', {
      type: AnimeRef,
      description: 'The work if it is an anime, else null.',
    }),
    manga: t.expose('manga', {
      type: MangaRef,
      description: 'The work if it is a manga, else null.',
    }),
  }),
});

const CharacterCreditConnectionRef = builder.connectionObject(
  {
    name: 'CharacterCreditConnection',
    type: CharacterCreditRef,
    description: 'A page of characters, each in one work.',
  },
  { name: 'CharacterCreditEdge' },
);

builder.interfaceField(WorkRef, 'characters', (t) =>
  t.connection(
    {
      type: CharacterCreditRef,
      nullable: true,
      description: 'Who appears in it, main characters first. Null while the database is away.',
      resolve: async (work, args, context) => {
        const { characters } = await readDetails(context, work);
        const here = characters.map((character) => ({ ...character, workId: work.id }));
        return pageOf(inWorks(context.app, here, context.caller), args, BY_POSITION);
      },
    },
    CharacterCreditConnectionRef,
  ),
);

builder.objectField(CharacterRef, 'appearances', (t) =>
  t.connection(
    {
      type: CharacterCreditRef,
      nullable: true,
      description: 'The works they appear in, the newest first. Null while the database is away.',
      resolve: async (character, args, context) => {
        const appearances = await readAppearances(context, character);
        return pageOf(inWorks(context.app, appearances, context.caller), args, BY_POSITION);
      },
    },
    CharacterCreditConnectionRef,
  ),
);

builder.objectField(PersonRef, 'characters', (t) =>
  t.connection(
    {
      type: CharacterCreditRef,
      nullable: true,
      description:
        'The characters they speak, the newest work first. Null while the database is away.',
      resolve: async (person, args, context) => {
        const roles = await readVoiceRoles(context, person);
        const spoken = roles.map(({ character }) => character);
        return pageOf(inWorks(context.app, spoken, context.caller), args, BY_POSITION);
      },
    },
    CharacterCreditConnectionRef,
  ),
);

/** A character, if the caller may see any work with them. */
const findCharacter = async (context: RequestContext, id: string): Promise<Character | null> => {
  const appearances = await readAppearances(context, { id });
  const [newest] = inWorks(context.app, appearances, context.caller);
  return newest?.character ?? null;
};

builder.queryField('character', (t) =>
  t.field({
    type: CharacterRef,
    nullable: true,
    description: 'Somebody who appears in works; null if there is nobody with this id.',
    args: { id: t.arg.id({ required: true, description: 'A UUID.' }) },
    extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS },
    resolve: (_root, { id }, context) => findCharacter(context, idOf(id)),
  }),
);

addStoredNodes('Character', eachById(findCharacter));
