import {
  type AnimeClaim,
  catalogue,
  changeFeed,
  importAnime,
  retireAnimeClaims,
  SYNOPSES,
} from '#slices/catalog/index.ts';
import type { App } from '#platform/app.ts';
import type { Ask } from './ask-at.ts';
import type { TestApp } from './test-app.ts';
import { CHARACTERS, STAFF } from './work-cast.ts';

/** A work of the shelf, and the key of its synopsis among our own, which would stand before that of a source. */
const FRIEREN_MAL = '52991';
const FRIEREN_SYNOPSIS = 'bangumi:400602';

export const EXTERNAL_IDS = [{ site: 'mal', id: FRIEREN_MAL, isPrimary: true }];

/** What a source may say of the details of that work, written for tests. */
const CLAIM: AnimeClaim = {
  sourceId: 'details-of-a-test',
  externalIds: EXTERNAL_IDS,
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
  characters: [...CHARACTERS],
  episodes: Array.from({ length: 28 }, (_, index) => ({
    number: index + 1,
    titles: index === 3 ? [] : [{ text: `The ${index + 1}. Part of the Journey`, lang: 'en' }],
    airedOn: index === 0 ? '2023-09-29' : null,
  })),
};

/** Who made it, by the source that is believed first about that. */
const MADE: AnimeClaim = {
  sourceId: 'staff-of-a-test',
  externalIds: EXTERNAL_IDS,
  staff: [...STAFF],
};

/** Gives a work details, and a second one a character of it. */
export const describeWorks = async (app: App): Promise<Pick<DetailedWorks, 'id' | 'other'>> => {
  const shelf = await app.open(catalogue);
  const { id } = shelf.byExternalId('mal', FRIEREN_MAL)[0]!;
  const other = [...shelf.all()].find((anime) => anime.id !== id && !anime.isAdult)!;
  const guest: AnimeClaim = {
    sourceId: 'guest-of-a-test',
    externalIds: [other.externalIds.find(({ isPrimary }) => isPrimary)!],
    characters: [{ ...CLAIM.characters![0]!, role: 'BACKGROUND' }],
    related: [{ medium: 'ANIME', site: 'mal', id: FRIEREN_MAL, kind: 'SPIN_OFF' }],
  };
  await app.db.transaction().execute(async (tx) => {
    await retireAnimeClaims(app, tx, { source: SYNOPSES, sourceIds: [FRIEREN_SYNOPSIS] });
    await importAnime(app, tx, { source: 'shinkro', claims: [CLAIM, guest] });
    await importAnime(app, tx, { source: 'bangumi-archive', claims: [MADE] });
  });
  await (await app.open(changeFeed)).catchUp();
  return { id, other: other.id };
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

/** The pages to which a work with details leads. */
export const linksOf = async (
  ask: Ask,
  id: string,
): Promise<Pick<DetailedWorks, 'character' | 'voice' | 'studio'>> => {
  const { data } = await ask(LINKS, { variables: { id } });
  const { studios, characters } = data.anime;
  const [{ character, voices }] = characters.nodes;
  return { character: character.id, voice: voices[0].person.id, studio: studios[0].id };
};

/** Describes works, and asks where they lead. */
export const addDetails = async ({ app, ask }: TestApp): Promise<DetailedWorks> => {
  const works = await describeWorks(app);
  return { ...works, ...(await linksOf(ask, works.id)) };
};
