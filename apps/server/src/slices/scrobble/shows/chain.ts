import type { App } from '#platform/app.ts';
import { BoundedMap } from '#platform/bounded-map.ts';
import { defineResource } from '#platform/resource.ts';
import {
  type Anime,
  catalogue,
  isReEdit,
  recordedCount,
  seasonedTitle,
} from '#slices/catalog/index.ts';
import { mapping, weeksOfRun, type MappingRule } from '#slices/mapping/index.ts';
import { basesOf, foundFor, mainTitles, toldOf } from './related.ts';
import type { ChainEntry } from './rules/chain.ts';
import { showTitleOf } from './rules/show-title.ts';
import { inSeasons, type ChainMember } from './rules/chain-seasons.ts';

/** Formats of what a server shows as the season of a show. */
const SERIAL: ReadonlySet<Anime['format']> = new Set(['TV', 'TV_SHORT', 'ONA']);

/** One function for each format, because rankings are remembered by them. */
const isSerial = ({ format, isHidden }: Anime): boolean => !isHidden && SERIAL.has(format);
const sameFormat = new Map(
  (['OVA', 'SPECIAL', 'MOVIE', 'MUSIC'] as const).map((format) => [
    format as Anime['format'],
    (anime: Anime): boolean => !anime.isHidden && anime.format === format,
  ]),
);

interface Named {
  anime: Anime;
  namedSeason: number | null;
  part: number | null;
  hasSubtitle: boolean;
}

/** What the titles of an entry say of a show; null if none of them goes on with one of the show's. */
const namedAs = (bases: readonly string[], anime: Anime): Named | null => {
  const told = toldOf(bases, anime);
  if (told.length === 0) return null;
  // A number behind a subtitle counts the seasons of that: `Unlimited Blade Works 2nd Season`.
  const plain = told.filter(({ base }) => bases.includes(base));
  return {
    anime,
    namedSeason: plain.find(({ season }) => season !== null)?.season ?? null,
    part: plain.find(({ part }) => part !== null)?.part ?? null,
    hasSubtitle: plain.length === 0,
  };
};

/** Entries that the mapping puts into the same show of another database. */
const siblingsOf = (app: App, root: Anime): Anime[] => {
  const graph = app.get(mapping);
  const shows = graph
    .rulesAbout(root.id)
    .filter(({ level, special }) => level === 'show' && !special);
  const ids = shows.flatMap(({ kind, id }) =>
    graph
      .rulesOf(kind, 'show', id)
      .filter(({ season, special }) => season !== 0 && !special)
      .map(({ animeId }) => animeId),
  );
  return [...new Set(ids)].flatMap((id) => app.get(catalogue).get(id) ?? []);
};

const isLater = (root: Anime, { startOn }: Anime): boolean =>
  root.startOn !== null && startOn !== null && startOn >= root.startOn;

/** A later work of the very same name is another one, and what follows it belongs to it. */
const isRemake = (bases: readonly string[], { namedSeason, part, anime }: Named): boolean =>
  namedSeason === null &&
  part === null &&
  bases.includes(seasonedTitle(showTitleOf(anime.titleNative).text).base);

const memberOf = (app: App, { anime, ...named }: Named): ChainMember => {
  const facts = app.get(mapping).anime(anime.id);
  const run = {
    startOn: facts?.startOn ?? anime.startOn,
    endOn: facts?.endOn ?? anime.endOn,
  };
  return {
    ...named,
    ...run,
    animeId: anime.id,
    episodeCount: recordedCount(anime),
    weeks: weeksOfRun(run),
  };
};

/**
 * The entries of the show that begins with an anime, in their order: those that other databases put into the same show, and those whose titles
 * go on with its own.
 */
const findChain = (app: App, root: Anime): ChainEntry[] => {
  const bases = basesOf(root);
  const isKind = sameFormat.get(root.format) ?? isSerial;
  const found = foundFor(app, root, isKind);
  const siblings = siblingsOf(app, root);
  const others = [...new Set([...siblings.filter(isKind), ...found])].filter(
    (anime) => anime.id !== root.id && isLater(root, anime) && !isReEdit(mainTitles(anime)),
  );
  const named = others.flatMap((anime) => namedAs(bases, anime) ?? unnamed(siblings, anime));
  const remake = named
    .filter((one) => isRemake(bases, one) && !siblings.includes(one.anime))
    .map(({ anime }) => anime.startOn ?? '')
    .toSorted()[0];
  const own = named.filter(
    ({ anime }) =>
      remake === undefined || siblings.includes(anime) || (anime.startOn ?? '') < remake,
  );
  const self = { ...(namedAs(bases, root) ?? NO_NAMES), anime: root };
  return inSeasons(
    memberOf(app, self),
    own.map((one) => memberOf(app, one)),
  );
};

const NO_NAMES = { namedSeason: null, part: null, hasSubtitle: false };

/** A season of the show under another name: nothing but its order says which. */
const unnamed = (siblings: readonly Anime[], anime: Anime): Named[] =>
  siblings.includes(anime) ? [{ ...NO_NAMES, anime, hasSubtitle: true }] : [];

/** What a chain was made from. */
interface KeptChain {
  revision: number;
  rules: readonly MappingRule[];
  chain: ChainEntry[];
}

const MOST_KEPT = 1_000;

/** The chains that were asked for lately: the episodes of a show follow each other. */
export const showChains = defineResource<BoundedMap<string, KeptChain>>({
  name: 'show chains',
  open: () => Promise.resolve(new BoundedMap<string, KeptChain>({ entries: MOST_KEPT })),
});

/** As found above, and kept until the catalogue or the mapping changes. */
export const chainOf = (app: App, root: Anime): ChainEntry[] => {
  const kept = app.get(showChains);
  const { revision } = app.get(catalogue);
  const rules = app.get(mapping).rulesAbout(root.id);
  const known = kept.use(root.id);
  const isCurrent = known?.rules === rules || (known?.rules.length === 0 && rules.length === 0);
  if (known && isCurrent && known.revision === revision) return known.chain;
  const chain = findChain(app, root);
  kept.set(root.id, { revision, rules, chain });
  return chain;
};
