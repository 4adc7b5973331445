import type { Tx } from '#platform/database/index.ts';
import { Refusal } from '#platform/errors.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import type { Media as Medium } from '#slices/catalog/values.ts';
import {
  act,
  asOneBatch,
  customLists,
  publishChanges,
  readEdit,
  saveEntries,
  shownScore,
  type Entry,
  type SaveInput,
  type SaveResult,
  type Writer,
} from '#slices/lists/index.ts';
import type { Target } from '../queries/target.ts';
import { refusal } from '../reasons.ts';
import { refusedBy, renamed } from '../refused-edit.ts';
import { argumentsOf, editOf, type EntryArguments } from '../rules/entry-edit.ts';
import type { AniListScoreFormat, ListOwner } from '../rules/list.ts';
import { aspectScoresOf } from '../rules/list-options.ts';
import { saveAspectScores } from './save-aspect-scores.ts';

/** The same edit of some works, none of them twice. */
interface Edits {
  targets: readonly Target[];
  args: EntryArguments;
  scoreFormat: AniListScoreFormat;
}

/** What was saved, in the order of the works. */
export interface SavedEdits {
  entries: Entry[];
  /** Whether one was added to the list. */
  isNew: boolean;
}

/** The ids of the custom lists of a medium by their names in lower case. */
export const listIdsOf = async (
  { app }: RequestContext,
  owner: ListOwner,
  medium: Medium,
): Promise<Map<string, string>> => {
  const lists = await customLists(app.db, { userId: owner.id, media: medium });
  return new Map(lists.map(({ id, name }) => [name.toLowerCase(), id]));
};

/** @throws Refusal of an edit that says what cannot be */
const inputsOf = async (
  context: RequestContext,
  owner: ListOwner,
  { targets, args, scoreFormat }: Edits,
): Promise<Map<Target, SaveInput>> => {
  const nameOf = argumentsOf(args);
  const media = new Set(args.customLists ? targets.map(({ medium }) => medium) : []);
  const listIds = new Map<Medium, Map<string, string>>();
  for (const medium of media) listIds.set(medium, await listIdsOf(context, owner, medium));
  const read = targets.map((target) => {
    const { medium, workId, entry } = target;
    const shown = (format: AniListScoreFormat) => shownScore(entry?.score ?? null, format);
    const ids = listIds.get(medium) ?? new Map<string, string>();
    const setting = { medium, scoreFormat, entry, shownScore: shown, listIds: ids };
    const named = { [medium === 'ANIME' ? 'animeId' : 'mangaId']: workId };
    const edit = readEdit({ ...editOf(args, setting), ...named });
    if (edit instanceof Refusal) throw renamed(edit, nameOf);
    return [target, edit] as const;
  });
  return new Map(read);
};

/** An entry that a client named must not come back if it was deleted since. */
const checked = (
  { isOfEntry }: Target,
  result: SaveResult | undefined,
  nameOf: (field: string) => string,
): Entry => {
  const refused = result && refusedBy(result, nameOf);
  if (refused) throw refused;
  if (!result?.entry || (isOfEntry && result.outcome === 'ADDED')) {
    throw refusal('NOT_FOUND', 'COMPAT_NOT_FOUND');
  }
  return result.entry;
};

/** Keeps scores by aspect, so that they are undone with the rest. */
const saveAspects = async (
  { app }: RequestContext,
  tx: Tx,
  writer: Writer,
  { entries, sent }: { entries: readonly Entry[]; sent: EntryArguments['advancedScores'] },
): Promise<void> => {
  if (!sent) return;
  const entryIds = entries.map(({ id }) => id);
  const { batchId } = writer;
  const scores = aspectScoresOf(sent);
  const changed = await saveAspectScores(app, tx, { batchId, entryIds, scores });
  const works = entries
    .filter(({ id }) => changed.has(id))
    .map(({ media, workId }) => ({ media, workId, outcome: 'UNCHANGED' as const, fields: [] }));
  await publishChanges(app, tx, writer, { works });
};

/**
 * Saves the same edit of works as one batch: all of them or, if one is refused, none.
 * @throws Refusal as the first edit that is refused
 */
export const saveEdits = async (
  context: RequestContext,
  owner: ListOwner,
  edits: Edits,
): Promise<SavedEdits> => {
  const { app } = context;
  const nameOf = argumentsOf(edits.args);
  const inputs = await inputsOf(context, owner, edits);
  const write = async (tx: Tx, writer: Writer): Promise<SavedEdits> => {
    const results = new Map<Target, SaveResult | undefined>();
    for (const [media, some] of Map.groupBy(inputs, ([{ medium }]) => medium)) {
      const of = { media, inputs: some.map(([, input]) => input) };
      const saved = await saveEntries(app, tx, writer, of);
      some.forEach(([target], at) => results.set(target, saved[at]));
    }
    const entries = edits.targets.map((target) => checked(target, results.get(target), nameOf));
    await saveAspects(context, tx, writer, { entries, sent: edits.args.advancedScores });
    const isNew = [...results.values()].some((result) => result?.outcome === 'ADDED');
    return { entries, isNew };
  };
  return act(context, (tx, writer) => asOneBatch(app, tx, writer, () => write(tx, writer)));
};
