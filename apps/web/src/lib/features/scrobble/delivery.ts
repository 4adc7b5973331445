import type { Enum } from '@tsuzuki/contract/schema';
import { mainTitle, type Titles } from '#lib/features/catalog/title.ts';
import type { TitleLanguage } from '#lib/preferences/preferences.ts';
import type { ResultOf } from '#lib/server/document.server.ts';
import { cutTitle } from './cut-title.ts';
import type { DELIVERY, LOG } from './log.server.ts';

/** A delivery of a media server, as its owner sees it. */
export type Delivery = ResultOf<typeof DELIVERY>;
export type Match = Delivery['matches'][number];

type Viewer = NonNullable<ResultOf<typeof LOG>['viewer']>;

/** A media server with its log. */
export type ServerLog = NonNullable<Viewer['mediaServer']>;
export type Correction = ServerLog['corrections'][number];

/** A show of the server that is not anime. */
export type IgnoredShow = ServerLog['ignoredShows'][number];

/** A show whose anime its owner confirmed. */
export type KnownShow = ServerLog['knownShows'][number];
export type Health = ServerLog['health'];

/** What the latest events say about the set-up of a server. */
export type Finding = ServerLog['findings'][number];

export type Outcome = Enum<'DeliveryOutcome'>;

/** In the order the filter offers them. */
export const OUTCOMES = [
  'RECORDED',
  'TO_BE_ASKED',
  'SUGGESTED',
  'NO_MAPPING',
  'NO_EXTERNAL_ID',
  'AMBIGUOUS',
  'OUT_OF_RANGE',
  'BELOW_THRESHOLD',
  'OPEN_SESSION',
  'DUPLICATE',
  'PARTIAL',
  'NEW_USER',
  'OTHER_USER',
  'NOT_ON_LIST',
  'IGNORED_LIBRARY',
  'IGNORED_SHOW',
  'IGNORED_EVENT',
  'LEARNED_SHOW',
  'DECLINED',
  'UNDONE',
  'UNREADABLE',
  'FAILED',
] as const satisfies readonly Outcome[];

const GOOD: ReadonlySet<Outcome> = new Set(['RECORDED', 'DUPLICATE', 'LEARNED_SHOW']);
const BAD: ReadonlySet<Outcome> = new Set([
  'NO_MAPPING',
  'NO_EXTERNAL_ID',
  'AMBIGUOUS',
  'OUT_OF_RANGE',
  'UNREADABLE',
  'FAILED',
]);

export const toneOf = (outcome: Outcome): 'good' | 'bad' | 'plain' => {
  if (GOOD.has(outcome)) return 'good';
  return BAD.has(outcome) ? 'bad' : 'plain';
};

/** Outcomes after which the owner may correct the match. */
const CORRECTABLE: ReadonlySet<Outcome> = new Set([
  'RECORDED',
  'DUPLICATE',
  'PARTIAL',
  'NOT_ON_LIST',
  'TO_BE_ASKED',
  'DECLINED',
  'UNDONE',
  'NO_MAPPING',
  'NO_EXTERNAL_ID',
  'AMBIGUOUS',
  'OUT_OF_RANGE',
  'SUGGESTED',
  'IGNORED_SHOW',
]);

export const canCorrect = ({ outcome }: Pick<Delivery, 'outcome'>): boolean =>
  CORRECTABLE.has(outcome);

/** Outcomes after which its owner may say which anime the show is: no id names it. */
const NAMELESS: ReadonlySet<Outcome> = new Set(['SUGGESTED', 'NO_MAPPING', 'NO_EXTERNAL_ID']);

/** Whether its owner may say which anime the whole show is. What the mapping knows is corrected by episode. */
export const canConfirm = ({ outcome, showTitle, matches }: Delivery): boolean =>
  showTitle !== null &&
  (NAMELESS.has(outcome) ||
    matches.some(({ reason }) => ['CONFIRMED', 'AGREED', 'TITLE'].includes(reason)));

/** Outcomes of shows that may not be anime. For recorded plays, the page of the delivery offers to ignore the show. */
const QUESTIONABLE: ReadonlySet<Outcome> = new Set([
  'TO_BE_ASKED',
  'NOT_ON_LIST',
  'DECLINED',
  'UNDONE',
  'NO_MAPPING',
  'NO_EXTERNAL_ID',
  'AMBIGUOUS',
  'OUT_OF_RANGE',
  'SUGGESTED',
]);

/** Whether the log offers to ignore its show. A delivery without a show cannot be ignored. */
export const canIgnore = (delivery: Pick<Delivery, 'outcome' | 'showTitle' | 'title'>): boolean =>
  QUESTIONABLE.has(delivery.outcome) && (delivery.showTitle ?? delivery.title) !== null;

/** Outcomes that a replay would not change. */
const SETTLED: ReadonlySet<Outcome> = new Set([
  'IGNORED_EVENT',
  'OPEN_SESSION',
  'LEARNED_SHOW',
  'TO_BE_ASKED',
  'NEW_USER',
]);

export const canReplay = ({ outcome, payload }: Pick<Delivery, 'outcome' | 'payload'>): boolean =>
  payload !== null && !SETTLED.has(outcome);

type Place = Pick<Delivery, 'season' | 'episode' | 'chapter'>;

/** "S1E5", "#7"; null if neither is told. */
export const placeOf = ({ season, episode, chapter }: Place): string | null => {
  if (chapter !== null) return `#${chapter}`;
  return episode === null ? null : `${season === null ? '' : `S${season}`}E${episode}`;
};

type Named = Place & Pick<Delivery, 'showTitle' | 'title'>;

/** The title on the server: "Frieren · S1E5 · Phantoms", "20th Century Boys · #7". */
export function nameOf(delivery: Named): string {
  const { showTitle, title } = delivery;
  return [showTitle, placeOf(delivery), title].filter((part) => part !== null).join(' · ');
}

/** The same for a list, in which a title of any length has one line or two. */
export function shortNameOf(delivery: Named): string {
  const { showTitle, title } = delivery;
  const short = { showTitle: showTitle && cutTitle(showTitle), title: title && cutTitle(title) };
  return nameOf({ ...delivery, ...short });
}

/** The outcome by which a page is filtered; null for all. */
export const outcomeOf = (text: string | null): Outcome | null =>
  OUTCOMES.find((outcome) => outcome === text) ?? null;

export const toneOfHealth = (health: Health): 'good' | 'bad' | 'plain' =>
  (({ NEVER: 'plain', WORKING: 'good', SILENT: 'bad', FAILING: 'bad' }) as const)[health];

/** Findings that stop nothing. */
const CALM: ReadonlySet<Finding> = new Set([
  'OTHER_SERVER',
  'NOTHING_ARRIVED',
  'NOTHING_PLAYED',
  'ONLY_STARTS',
  'WHOSE_PLAYS',
]);

export const toneOfFinding = (finding: Finding): 'good' | 'bad' | 'plain' => {
  if (finding === 'WORKING' || finding === 'STOPPED_EARLY') return 'good';
  return CALM.has(finding) ? 'plain' : 'bad';
};

/** A work of either medium. */
export interface NamedWork extends Titles {
  kind: 'anime' | 'manga';
  id: string;
}

type OfEither = Record<NamedWork['kind'], Omit<NamedWork, 'kind'> | null>;

/** The work that is named, whichever of the two it is. */
export const workIn = ({ anime, manga }: OfEither): NamedWork | null => {
  if (anime) return { kind: 'anime', ...anime };
  return manga && { kind: 'manga', ...manga };
};

/** Whether something was read, of which the words differ. */
export const isChapter = ({ chapter }: Pick<Delivery, 'chapter'>): boolean => chapter !== null;

/** The title of a work in the preferred language. */
export const titleOf = (work: Titles, preferred: TitleLanguage): string =>
  mainTitle(work, preferred).text;
