import type { RequestContext } from '#platform/graphql/context.ts';
import {
  animeOfStudio,
  creditsOfPerson,
  people,
  studios,
  type Person,
  type Studio,
} from '#slices/catalog/index.ts';
import { findStaff, findStudios, type NameArguments } from '../queries/people.ts';
import { mediaOf, mediaOfManga } from '../rules/media.ts';
import { numberOf } from '../rules/number.ts';
import { ROLE_NAMES } from '../rules/staff.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import { one, page } from './found.ts';
import { edgeOf, WORKS, type WorkEdge, type WorksArguments, worksOf } from './work-edges.ts';

/** A person in AniList's form. */
export interface Staff {
  person: Person;
}

/** A studio in AniList's form. */
export interface StudioOfMedia {
  studio: Studio;
}

const staffOf = async (context: RequestContext, args: NameArguments): Promise<Staff[]> =>
  (await findStaff(context, args)).map((person) => ({ person }));

const studiosOf = async (context: RequestContext, args: NameArguments): Promise<StudioOfMedia[]> =>
  findStudios(context, args).map((studio) => ({ studio }));

/** What somebody did for works, or (`isVoice`) where they are credited as a voice. */
export const creditEdges = (
  { person }: Staff,
  { app, caller }: RequestContext,
  isVoice: boolean,
): WorkEdge[] =>
  creditsOfPerson(app.get(people), person, caller)
    .filter(({ role }) => (role === 'VOICE_ACTOR') === isVoice)
    .map((credit) => {
      const media = credit.kind === 'anime' ? mediaOf(credit.work) : mediaOfManga(credit.work);
      return edgeOf(media, person.id, { staffRole: ROLE_NAMES[credit.role] });
    });

const staffMedia: FieldRule<Staff, WorksArguments> = {
  resolve: (staff, args, context) => worksOf(creditEdges(staff, context, false), args, context),
  extensions: WORKS,
};

interface StudioWorksArguments extends WorksArguments {
  isMain?: boolean | null;
}

const ofStudio: FieldRule<StudioOfMedia, StudioWorksArguments> = {
  resolve: ({ studio }, { isMain, ...args }, context) => {
    const known = context.app.get(studios);
    const edges = animeOfStudio(known, studio, context.caller).map((anime) => {
      const [main = ''] = anime.studios;
      const isMainStudio = known.named(main)?.id === studio.id;
      return edgeOf(mediaOf(anime), studio.id, { isMainStudio });
    });
    const wanted = edges.filter((edge) => isMain == null || edge.isMainStudio === isMain);
    return worksOf(wanted, args, context);
  },
  extensions: WORKS,
};

const nameOf = ({ person: { name, nameNative } }: Staff) => ({
  full: name,
  native: nameNative,
  userPreferred: name,
  alternative: [],
});

const part = <Source>(resolve: (source: Source) => unknown): FieldRule<Source> => ({
  resolve,
  extensions: { isPart: true },
});

/** People and studios by number and by name, with their works. What people speak is `spokenRules`. */
export const peopleRules = {
  Query: { Staff: one(staffOf), Studio: one(studiosOf) },
  Page: {
    staff: page(staffOf),
    studios: page(studiosOf),
  },
  Staff: {
    id: { resolve: ({ person }: Staff) => numberOf(person.id) },
    name: part(nameOf),
    // The library anilist-node crashes without a text.
    description: { resolve: () => '' },
    image: part(() => ({})),
    dateOfBirth: part(() => ({})),
    dateOfDeath: part(() => ({})),
    primaryOccupations: { resolve: () => [] },
    yearsActive: { resolve: () => [] },
    isFavourite: { resolve: () => false },
    isFavouriteBlocked: { resolve: () => true },
    staffMedia,
  },
  Studio: {
    id: { resolve: ({ studio }: StudioOfMedia) => numberOf(studio.id) },
    name: { resolve: ({ studio }: StudioOfMedia) => studio.name },
    isAnimationStudio: { resolve: () => true },
    isFavourite: { resolve: () => false },
    media: ofStudio,
  },
} satisfies SchemaRules;
