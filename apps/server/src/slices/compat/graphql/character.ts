import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { people, readDetails, type IdentifiedCharacter } from '#slices/catalog/index.ts';
import type { Media } from '../rules/media.ts';
import { numberOf, numberOfEdge } from '../rules/number.ts';
import { connectionRules, filled } from './connection.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import type { PageArguments } from './list-page.ts';
import type { Staff } from './people.ts';
import { signOf } from '../sign.ts';

interface CharacterArguments extends PageArguments {
  role?: IdentifiedCharacter['role'] | null;
}

const characterOf = (app: App, { id, name, nameNative }: IdentifiedCharacter) => ({
  id: numberOf(id),
  name: { full: name, native: nameNative, userPreferred: name, alternative: [] },
  image: { large: signOf(app), medium: signOf(app) },
  description: '',
  isFavourite: false,
  isFavouriteBlocked: true,
  siteUrl: `${baseUrl(app.settings)}/characters/${id}`,
});

/** The voices of a character. People who are credited for nothing else have no page in this form. */
const voicesOf = (app: App, { voices }: IdentifiedCharacter): Staff[] =>
  voices.flatMap(({ id }): Staff[] => {
    const person = app.get(people).get(id);
    return person ? [{ person }] : [];
  });

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
      character,
    }));

type CharacterEdge = Awaited<ReturnType<typeof edgesOf>>[number];

const voiceActors: FieldRule<CharacterEdge> = {
  resolve: ({ character }, _args, { app }) => voicesOf(app, character),
  extensions: { listSize: 1 },
};

/** The characters of a work. */
export const characterRules: SchemaRules = {
  Media: {
    characters: {
      resolve: async (media: Media, args: CharacterArguments, context) =>
        filled(await edgesOf(media, args, context), args),
      extensions: { isPart: true },
    },
  },
  CharacterConnection: connectionRules(10),
  CharacterEdge: {
    voiceActors,
    media: { resolve: () => [], extensions: { listSize: 0 } },
  },
};
