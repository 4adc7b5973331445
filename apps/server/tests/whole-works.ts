import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import {
  type Anime,
  type AnimeClaim,
  catalogue,
  changeFeed,
  emptyMangaClaim,
  importAnime,
  HUB,
  type IdentifiedManga,
  importIdentifiedManga,
  type Manga,
  mangaCatalogue,
  RELATION_KINDS,
  type StatedRelation,
} from '#slices/catalog/index.ts';
import { type DetailedWorks, describeWorks, EXTERNAL_IDS } from './detailed-work.ts';
import { COVERS, givePictures } from './give-pictures.ts';
import { coverJpeg } from './picture-files.ts';
import type { SourceStandIn } from './source-stand-in.ts';
import { CHARACTERS, STAFF } from './work-cast.ts';

/** Works with all that a page can show. */
export interface WholeWorks {
  anime: string;
  manga: string;
  /** What to hang at which address. */
  pictures: Picture[];
}

interface Picture {
  address: string;
  title: string;
  size?: { width: number; height: number };
}

/** So many works have covers: more than a page of any list. */
const COVERED = 150;
const RECOMMENDED = 12;
const BANNER = { width: 1900, height: 400 };

const TAGS = [
  ['Travel', 96],
  ['Magic', 94],
  ['Female Protagonist', 92],
  ['Elf', 90],
  ['Time Skip', 82],
  ['Found Family', 77],
  ['Episodic', 71],
  ['Demons', 68],
  ['Swordplay', 54],
  ['Philosophy', 51],
  ['Medieval', 48],
  ['Tragedy', 33],
] as const;

const TAG_FACTS = TAGS.map(([name, rank]) => ({ name, rank, isSpoiler: name === 'Tragedy' }));

const malOf = ({ externalIds }: Anime): string =>
  externalIds.find(({ site, isPrimary }) => site === 'mal' && isPrimary)?.id ?? '';

const isShown = ({ isAdult, isHidden }: Anime | Manga): boolean => !isAdult && !isHidden;

const bestKnown = <W extends Anime | Manga>(works: Iterable<W>): W[] =>
  [...works]
    .filter(isShown)
    .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0) || (a.id < b.id ? -1 : 1))
    .slice(0, COVERED);

const isNamesake = ({ titleNative }: Anime | Manga): boolean =>
  titleNative.startsWith('葬送のフリーレン');

/** The whole works are too new to be among those that sources count. */
const withNamesakes = <W extends Anime | Manga>(best: readonly W[], all: readonly W[]): W[] => [
  ...new Set([...all.filter(isNamesake), ...best]),
];

/** All but those that follow from what others say of the work: its manga is its source, and a spin-off of it names it. */
const STATED_KINDS = RELATION_KINDS.filter((kind) => kind !== 'SOURCE' && kind !== 'PARENT');

/** Gives the work with details one of each kind beside it. @returns their ids, by kind in the order in which a page has them */
export const addRelations = async (
  app: App,
  { id, other }: Pick<DetailedWorks, 'id' | 'other'>,
): Promise<string[]> => {
  const works = bestKnown((await app.open(catalogue)).all()).filter(
    (anime) => malOf(anime) !== '' && anime.id !== id && anime.id !== other,
  );
  const related = STATED_KINDS.toReversed().map((kind, at): StatedRelation => ({
    medium: 'ANIME',
    site: 'mal',
    id: malOf(works[at]!),
    kind,
  }));
  const claim = { sourceId: 'relations-of-a-test', externalIds: EXTERNAL_IDS, related };
  await app.db
    .transaction()
    .execute((tx) => importAnime(app, tx, { source: 'wikidata-anime', claims: [claim] }));
  await (await app.open(changeFeed)).catchUp();
  return STATED_KINDS.map((_, at) => works[STATED_KINDS.length - 1 - at]!.id);
};

const ANIME_CLAIM: AnimeClaim = {
  sourceId: 'whole-anime',
  externalIds: EXTERNAL_IDS,
  tags: TAGS.map(([name]) => name),
  tagFacts: TAG_FACTS,
  averageScore: 91,
};

const mangaClaim = ({ id, titleNative }: Manga): IdentifiedManga => ({
  ...emptyMangaClaim('whole-manga', titleNative),
  workId: id,
  averageScore: 88,
  tags: TAGS.map(([name]) => name),
  tagFacts: TAG_FACTS,
  genres: ['Adventure', 'Drama', 'Fantasy'],
  staff: STAFF.slice(0, 2).map((credit, at) => ({ ...credit, role: at === 0 ? 'STORY' : 'ART' })),
  characters: CHARACTERS.map((character) => ({ ...character, voices: [] })),
  descriptions: [
    {
      lang: 'en',
      text: 'The party that slew the demon king comes home, and each goes their own way. For the elf among them it was a short journey. Fifty years later she sets out once more.',
    },
  ],
});

/** Keeps what else is on the lists of those who have a work, as the nightly job does. */
export const recommend = async (app: App, id: string, others: readonly { id: string }[]) => {
  for (const [at, other] of others.entries())
    await sql`insert into trends.recommendation (work_id, other_id, shared, strength)
      values (${id}, ${other.id}, ${40 - at}, ${0.9 - at / 50})`.execute(app.db);
};

const tag = async (app: App, manga: Manga): Promise<void> => {
  await app.db.transaction().execute(async (tx) => {
    await importAnime(app, tx, { source: 'anime-offline-database', claims: [ANIME_CLAIM] });
    await importIdentifiedManga(app, tx, { source: HUB, claims: [mangaClaim(manga)] });
  });
  await (await app.open(changeFeed)).catchUp();
};

const addressOf = ({ id }: { id: string }, picture: string): string =>
  `${COVERS}/${id}-${picture}.jpg`;

const addressesOf = (works: readonly (Anime | Manga)[], picture: string) =>
  new Map(works.map((work) => [work.id, addressOf(work, picture)]));

/** Fills an instance: two whole works, the best known ones with covers, and what is recommended with them. */
export const fillWorks = async (app: App): Promise<WholeWorks> => {
  const works = await describeWorks(app);
  const { id } = works;
  await addRelations(app, works);
  const shelf = [...(await app.open(catalogue)).all()];
  const mangaShelf = [...(await app.open(mangaCatalogue)).all()];
  const anime = withNamesakes(bestKnown(shelf), shelf);
  const manga = withNamesakes(bestKnown(mangaShelf), mangaShelf);
  const own = manga.find(isNamesake)!;
  await tag(app, own);
  const whole = [...anime, ...manga];
  await givePictures(app, {
    media: 'anime',
    picture: 'cover',
    addresses: addressesOf(anime, 'cover'),
  });
  await givePictures(app, {
    media: 'manga',
    picture: 'cover',
    addresses: addressesOf(manga, 'cover'),
  });
  const banner = new Map([[id, `${COVERS}/banner.jpg`]]);
  await givePictures(app, { media: 'anime', picture: 'banner', addresses: banner });
  const others = anime.filter((one) => one.id !== id);
  await recommend(app, id, others.slice(0, RECOMMENDED));
  await recommend(app, own.id, manga.filter((one) => one.id !== own.id).slice(0, RECOMMENDED));
  const covers = whole.map((work) => ({
    address: addressOf(work, 'cover'),
    title: work.titleRomaji ?? work.titleNative,
  }));
  return {
    anime: id,
    manga: own.id,
    pictures: [...covers, { address: `${COVERS}/banner.jpg`, title: '', size: BANNER }],
  };
};

const GROUNDS = ['#7a2e3a', '#2e4a7a', '#2e6a52', '#6a4f2e', '#4a2e6a', '#2e5f6a', '#6a2e55'];

/** Hangs a picture at each address, in a few colours. */
export const hangPictures = async (web: SourceStandIn, pictures: readonly Picture[]) => {
  for (const [at, { address, title, size }] of pictures.entries())
    web.put(
      address,
      await coverJpeg(GROUNDS[at % GROUNDS.length]!, { title: escaped(title), ...size }),
      {
        type: 'image/jpeg',
      },
    );
};

const escaped = (title: string): string => title.replaceAll(/[<>&"]/gu, ' ').slice(0, 14);
