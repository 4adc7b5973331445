import type { App } from '#platform/app.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { Anime } from '../anime.ts';
import type { Manga } from '../manga.ts';
import { visibleTo } from '../policy.ts';
import type { Media } from '../media.ts';
import { shelfOf, type WorkOf } from '../read-model/shelf-of.ts';
import { refusal } from '../reasons.ts';
import { type WorkChange, workChangesSince } from '../work-changes.ts';
import { AnimeRef } from './anime.ts';
import { MangaRef } from './manga.ts';

const PAGE = { default: 100, max: 500 };
const COST = 10;

interface SeenChange {
  change: WorkChange;
  work: Anime | Manga | null;
}

const workAs = <M extends Media>(medium: M, { change, work }: SeenChange): WorkOf[M] | null =>
  change.medium === medium ? (work as WorkOf[M] | null) : null;

const WorkChangeRef = builder.objectRef<SeenChange>('WorkChange').implement({
  extensions: { tier: 'public' },
  description: 'The last change of a work of the catalogue.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description: 'Id of the work.',
      resolve: ({ change }) => change.workId,
    }),
    position: t.string({
      nullable: false,
      description: 'Its place in the order of changes: `since` of what follows.',
      resolve: ({ change }) => String(change.seq),
    }),
    isGone: t.boolean({
      nullable: false,
      description: 'Whether the work is in the catalogue no more.',
      resolve: ({ work }) => work === null,
    }),
    mergedIntoId: t.id({
      description: 'Id of the work that stands for it, if it was merged; otherwise null.',
      resolve: ({ change }) => change.mergedInto,
    }),
    anime: t.field({
      type: AnimeRef,
      nullable: true,
      description: 'The anime as it is now; null if it is gone, or a manga.',
      resolve: (seen) => workAs('ANIME', seen),
    }),
    manga: t.field({
      type: MangaRef,
      nullable: true,
      description: 'The manga as it is now; null if it is gone, or an anime.',
      resolve: (seen) => workAs('MANGA', seen),
    }),
  }),
});

interface ChangesPage {
  nodes: SeenChange[];
  next: string;
  hasMore: boolean;
}

const WorkChangesRef = builder.objectRef<ChangesPage>('WorkChanges').implement({
  extensions: { tier: 'public' },
  description: 'Works in the order in which they changed last.',
  fields: (t) => ({
    nodes: t.field({
      type: [WorkChangeRef],
      nullable: false,
      description: 'The changes. A page may have fewer than were asked for before the last one.',
      resolve: ({ nodes }) => nodes,
    }),
    next: t.exposeString('next', {
      nullable: false,
      description: '`since` of the next page, and of the next visit after the last page.',
    }),
    hasMore: t.exposeBoolean('hasMore', {
      nullable: false,
      description: 'Whether more changes follow now.',
    }),
  }),
});

const POSITION = /^\d{1,15}$/u;

const sizeOf = (first: number | null | undefined): number => {
  const size = first ?? PAGE.default;
  if (size >= 1 && size <= PAGE.max) return size;
  throw refusal('BAD_USER_INPUT', 'CHANGES_PAGE_SIZE', { field: 'first', most: PAGE.max });
};

/** The changes that the works in memory show, up to the first that they do not: it comes with the next page. */
const applied = (app: App, changes: readonly WorkChange[]): SeenChange[] => {
  const seen = changes.map((change): SeenChange & { isKnown: boolean } => {
    const found = shelfOf(app, change.medium).get(change.workId);
    const work = found && !found.isHidden ? found : null;
    return { change, work: change.isGone ? null : work, isKnown: change.isGone || work !== null };
  });
  const end = seen.findIndex(({ isKnown }) => !isKnown);
  return end < 0 ? seen : seen.slice(0, end);
};

builder.queryField('changes', (t) =>
  t.field({
    type: WorkChangesRef,
    nullable: true,
    description:
      'Works that changed after a position, each once, the earliest change first: for keeping a copy of the catalogue. A position never expires.',
    args: {
      since: t.arg.string({ description: 'A position; by default the beginning of all changes.' }),
      first: t.arg.int({
        description: `Most changes, 1 to ${PAGE.max}; ${PAGE.default} if left out.`,
      }),
    },
    extensions: { tier: 'public', cost: COST, page: PAGE },
    resolve: async (_root, { since, first }, { app, caller }) => {
      if (since != null && !POSITION.test(since))
        throw refusal('BAD_USER_INPUT', 'CHANGES_POSITION_INVALID', { field: 'since' });
      const size = sizeOf(first);
      const from = Number(since ?? 0);
      const changes = await workChangesSince(app.db, { since: from, first: size + 1 });
      const known = applied(app, changes);
      const page = known.slice(0, size);
      const isVisible = visibleTo(caller);
      const nodes = page.filter(({ work }) => work === null || isVisible(work));
      const next = String(page.at(-1)?.change.seq ?? from);
      return { nodes, next, hasMore: changes.length > page.length };
    },
  }),
);
