import type { RequestContext } from '#platform/graphql/context.ts';
import { type CharacterInWork, inWorks, readVoiceRoles } from '#slices/catalog/index.ts';
import { numberOfEdge } from '../rules/number.ts';
import { characterOf } from './character.ts';
import { filled } from './connection.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import type { PageArguments } from './list-page.ts';
import { creditEdges, type Staff } from './people.ts';
import { edgeOf, mediaOfCharacter, WORKS, type WorksArguments, worksOf } from './work-edges.ts';

/** The characters whom somebody speaks, in the works the caller may see, the newest first. */
const spokenBy = async ({ person }: Staff, context: RequestContext): Promise<CharacterInWork[]> => {
  const roles = await readVoiceRoles(context, person);
  const spoken = roles.map(({ character }) => character);
  return inWorks(context.app, spoken, context.caller);
};

/** Works with all whom somebody speaks in each. A work that only credits a voice comes without characters. */
const worksSpoken = async (staff: Staff, context: RequestContext) => {
  const spoken = await spokenBy(staff, context);
  const byWork = Map.groupBy(spoken, ({ character }) => character.workId);
  const edges = [...byWork.values()].flatMap((roles) => {
    const [main] = roles;
    const media = main && mediaOfCharacter(main);
    if (!media) return [];
    const characters = roles.map(({ character }) => characterOf(context.app, character));
    return [edgeOf(media, staff.person.id, { characterRole: main.character.role, characters })];
  });
  const shown = new Set(edges.map(({ media }) => media.id));
  const credited = creditEdges(staff, context, true).filter(({ media }) => !shown.has(media.id));
  return [...edges, ...credited];
};

const characterMedia: FieldRule<Staff, WorksArguments> = {
  resolve: async (staff, args, context) =>
    worksOf(await worksSpoken(staff, context), args, context),
  extensions: WORKS,
};

/** Whom somebody speaks, each once with their works. */
const charactersSpoken = async (staff: Staff, context: RequestContext) => {
  const spoken = await spokenBy(staff, context);
  const byCharacter = Map.groupBy(spoken, ({ character }) => character.id);
  return [...byCharacter].flatMap(([id, roles]) => {
    const [newest] = roles;
    if (!newest) return [];
    return {
      id: numberOfEdge('spoken', staff.person.id, id),
      role: newest.character.role,
      name: null,
      node: characterOf(context.app, newest.character),
      voices: newest.character.voices,
      media: roles.flatMap((role) => mediaOfCharacter(role) ?? []),
    };
  });
};

/** Whom people speak, and where. */
export const spokenRules: SchemaRules = {
  Staff: {
    characterMedia,
    characters: {
      resolve: async (staff: Staff, args: PageArguments, context) =>
        filled(await charactersSpoken(staff, context), args),
      extensions: { isPart: true },
    },
  },
};
