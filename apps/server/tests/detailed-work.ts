import { catalogue, changeFeed, importAnime, type AnimeClaim } from '#slices/catalog/index.ts';
import type { TestApp } from './test-app.ts';

/** A work of the shelf. */
export const FRIEREN_MAL = '52991';

const voice = { name: 'Atsumi Tanezaki', nameNative: '種﨑敦美', lang: 'ja' };

/** What a source may say of the details of that work, written for tests. */
const CLAIM: AnimeClaim = {
  sourceId: 'details-of-a-test',
  externalIds: [{ site: 'mal', id: FRIEREN_MAL, isPrimary: true }],
  durationMinutes: 24,
  descriptions: [
    {
      lang: 'en',
      text: 'The mage Frieren outlives the heroes she travelled with.\n\nYears later she sets out *again*, <b>slowly</b>, to learn who they were.',
    },
    { lang: 'ja', text: '魔王を倒した勇者一行の、その後の物語。' },
  ],
  tagFacts: [
    { name: 'Magic', rank: 90, isSpoiler: false },
    { name: 'Travel', rank: 60, isSpoiler: true },
  ],
  trailers: ['https://video.example/frieren'],
  characters: [
    { key: 'frieren', name: 'Frieren', nameNative: 'フリーレン', role: 'MAIN', voices: [voice] },
    { key: 'fern', name: 'Fern', nameNative: 'フェルン', role: 'MAIN', voices: [] },
    ...Array.from({ length: 20 }, (_, index) => ({
      key: `mage-${index}`,
      name: `Mage ${index + 1}`,
      nameNative: null,
      role: 'SUPPORTING' as const,
      voices: [],
    })),
  ],
  episodes: Array.from({ length: 28 }, (_, index) => ({
    number: index + 1,
    titles: index === 3 ? [] : [{ text: `The ${index + 1}. Part of the Journey`, lang: 'en' }],
    airedOn: index === 0 ? '2023-09-29' : null,
  })),
};

/** Works with details, and the pages they lead to. */
export interface DetailedWorks {
  id: string;
  other: string;
  character: string;
  voice: string;
  studio: string;
}

const LINKS = `query ($id: ID!) { anime(id: $id) {
  studios { id } characters(first: 1) { nodes { character { id } voices { person { id } } } }
} }`;

/** Gives a work details, and a second one a character of it. */
export const addDetails = async (test: TestApp): Promise<DetailedWorks> => {
  const { app } = test;
  const shelf = app.get(catalogue);
  const { id } = shelf.byExternalId('mal', FRIEREN_MAL)[0]!;
  const other = [...shelf.all()].find((anime) => anime.id !== id && !anime.isAdult)!;
  const otherId = other.externalIds.find(({ isPrimary }) => isPrimary);
  const guest: AnimeClaim = {
    sourceId: 'guest-of-a-test',
    externalIds: [otherId!],
    characters: [{ ...CLAIM.characters![0]!, role: 'BACKGROUND' }],
    related: [{ medium: 'ANIME', site: 'mal', id: FRIEREN_MAL, kind: 'SPIN_OFF' }],
  };
  await app.db
    .transaction()
    .execute((tx) => importAnime(app, tx, { source: 'shinkro', claims: [CLAIM, guest] }));
  await app.get(changeFeed).catchUp();
  const { data } = await test.ask(LINKS, { variables: { id } });
  const { studios, characters } = data.anime;
  const [{ character, voices }] = characters.nodes;
  return {
    id,
    other: other.id,
    character: character.id,
    voice: voices[0].person.id,
    studio: studios[0].id,
  };
};
