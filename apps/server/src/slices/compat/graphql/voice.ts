import type { IdentifiedCharacter } from '#slices/catalog/index.ts';
import type { FieldRule } from './field-rule.ts';
import type { Staff } from './people.ts';

type Voice = IdentifiedCharacter['voices'][number];

/** AniList's languages of voices, as BCP 47 tags. */
const TAGS: Readonly<Record<string, string>> = {
  JAPANESE: 'ja',
  ENGLISH: 'en',
  KOREAN: 'ko',
  ITALIAN: 'it',
  SPANISH: 'es',
  PORTUGUESE: 'pt',
  FRENCH: 'fr',
  GERMAN: 'de',
  HEBREW: 'he',
  HUNGARIAN: 'hu',
};

interface Spoken {
  voices?: readonly Voice[] | null;
}

interface VoiceArguments {
  language?: string | null;
}

/** The voices in a language. Those of which no source states the language are left in, as apps always ask for one. */
const inLanguage = ({ voices }: Spoken, { language }: VoiceArguments): Staff[] | null =>
  voices
    ? voices
        .filter(({ lang }) => language == null || lang === null || lang === TAGS[language])
        .map(({ id, name, nameNative }) => ({ person: { id, name, nameNative } }))
    : null;

/** Who speaks, in the two forms in which AniList tells it; null where nobody could. */
export const voiceRules: Readonly<
  Record<'voiceActors' | 'voiceActorRoles', FieldRule<Spoken, VoiceArguments>>
> = {
  voiceActors: { resolve: inLanguage, extensions: { listSize: 1 } },
  voiceActorRoles: {
    resolve: (edge, args) =>
      inLanguage(edge, args)?.map((voiceActor) => ({
        voiceActor,
        roleNotes: null,
        dubGroup: null,
      })),
    extensions: { listSize: 1 },
  },
};
