import type { AnilistStandIn } from './anilist/index.ts';
import { type AnilistFields, EMPTY, NO_DATE } from './anilist/state.ts';
import type { KeptWork } from './kit/lists.ts';

type Line = readonly [work: KeptWork, fields: Partial<AnilistFields> | null];

const anime = (id: number, malId: number, title: string, total: number): KeptWork => ({
  id: String(id),
  kind: 'anime',
  title,
  total,
  malId,
});

const manga = (id: number, malId: number, title: string, total: number): KeptWork => ({
  ...anime(id, malId, title, total),
  kind: 'manga',
});

/** Works with what Mika says of them; null if they are not on her list. */
const LINES: readonly Line[] = [
  [
    anime(154_587, 52_991, 'Sousou no Frieren', 28),
    {
      status: 'COMPLETED',
      progress: 28,
      scoreRaw: 95,
      completedAt: { year: 2024, month: 3, day: 22 },
    },
  ],
  [
    anime(130_003, 47_917, 'Bocchi the Rock!', 12),
    { status: 'REPEATING', progress: 4, repeat: 1, scoreRaw: 88 },
  ],
  [
    anime(1, 1, 'Cowboy Bebop', 26),
    {
      status: 'CURRENT',
      progress: 9,
      startedAt: { year: 2026, month: 9, day: null },
      notes: 'One a week',
    },
  ],
  [anime(9253, 9253, 'Steins;Gate', 24), { status: 'PLANNING' }],
  [
    anime(5114, 5114, 'Hagane no Renkinjutsushi: FULLMETAL ALCHEMIST', 64),
    { status: 'PAUSED', progress: 30 },
  ],
  [anime(5680, 5680, 'K-ON!', 13), { status: 'DROPPED', progress: 2, scoreRaw: 55, private: true }],
  [anime(21, 21, 'ONE PIECE', 0), null],
  [manga(30_001, 1, 'MONSTER', 162), { status: 'CURRENT', progress: 40, progressVolumes: 5 }],
  [manga(30_104, 104, 'Yotsuba to!', 0), { status: 'CURRENT', progress: 110, scoreRaw: 100 }],
  // Nobody else knows this one, so it stays without a match.
  [anime(999_999, 999_999, 'A show from a dream', 3), { status: 'COMPLETED', progress: 3 }],
];

/** Gives Mika a list, and says how many entries it has. */
export const fillDemoList = ({ accounts, lists }: AnilistStandIn, now: Date): number => {
  accounts.people.set('7', { id: '7', name: 'Mika' });
  for (const [work, fields] of LINES) {
    lists.addWork(work.total === 0 ? { ...work, total: null } : work);
    const entry = { ...EMPTY, startedAt: NO_DATE, ...fields };
    if (fields) lists.put({ accountId: '7', kind: work.kind, workId: work.id }, entry, now);
  }
  return lists.rows.size;
};
