import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import {
  type CharacterInWork,
  type IdentifiedCharacter,
  inWorks,
  readAppearances,
  readDetails,
} from '#slices/catalog/index.ts';
import { findCharacters } from '../queries/people.ts';
import type { Media } from '../rules/media.ts';
import { numberOf, numberOfEdge } from '../rules/number.ts';
import { signOf } from '../sign.ts';
import { connectionRules, filled } from './connection.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import { one, page } from './found.ts';
import type { PageArguments } from './list-page.ts';
import { voiceRules } from './voice.ts';
import { edgeOf, mediaOfCharacter, WORKS, type WorksArguments, worksOf } from './work-edges.ts';

interface CharacterArguments extends PageArguments {
  role?: IdentifiedCharacter['role'] | null;
}

type Named = Pick<IdentifiedCharacter, 'id' | 'name' | 'nameNative'>;

/** A character in AniList's form, with what their works are read by. */
export const characterOf = (app: App, character: Named) => ({
  id: numberOf(character.id),
  name: {
    full: character.name,
    native: character.nameNative,
    userPreferred: character.name,
    alternative: [],
  },
  image: { large: signOf(app), medium: signOf(app) },
  description: '',
  isFavourite: false,
  isFavouriteBlocked: true,
  siteUrl: `${baseUrl(app.settings)}/characters/${character.id}`,
  character,
});

type Character = ReturnType<typeof characterOf>;

const charactersFound = async (
  context: RequestContext,
  args: Parameters<typeof findCharacters>[1],
): Promise<Character[]> =>
  (await findCharacters(context, args)).flatMap(([newest]) =>
    newest ? [characterOf(context.app, newest.character)] : [],
  );

const edgesOf = async (
  { work }: Media,
  { role: asked }: CharacterArguments,
  context: RequestContext,
) =>
  (await readDetails(context, work)).characters
    .filter(({ role }) => asked == null || role === asked)
    .map((character) => ({
      id: numberOfEdge('character', work.id, character.id),
      role: character.role,
      name: null,
      node: characterOf(context.app, character),
      voices: character.voices,
    }));

const appearanceEdge = (appearance: CharacterInWork) => {
  const media = mediaOfCharacter(appearance);
  const { id, role, voices } = appearance.character;
  return media ? [edgeOf(media, id, { characterRole: role, voices })] : [];
};

const mediaOfAppearances: FieldRule<Character, WorksArguments> = {
  resolve: async ({ character }, args, context) => {
    const { app, caller } = context;
    const seen = inWorks(app, await readAppearances(context, character), caller);
    return worksOf(seen.flatMap(appearanceEdge), args, context);
  },
  extensions: WORKS,
};

/** Characters by name and number, those of a work, and the works of each. */
export const characterRules: SchemaRules = {
  Query: { Character: one(charactersFound) },
  Page: { characters: page(charactersFound) },
  Media: {
    characters: {
      resolve: async (media: Media, args: CharacterArguments, context) =>
        filled(await edgesOf(media, args, context), args),
      extensions: { isPart: true },
    },
  },
  Character: { media: mediaOfAppearances },
  CharacterConnection: connectionRules(10),
  CharacterEdge: voiceRules,
  MediaEdge: voiceRules,
};
