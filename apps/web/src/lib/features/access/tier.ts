import type { ResultOf } from '#lib/server/document.server.ts';
import type { TIERS } from './tier.server.ts';
import type { accessWords } from './words.ts';

/** What one tier of the API includes. */
export type Tier = ResultOf<typeof TIERS>['tiers'][number];

type Say = ReturnType<typeof accessWords>;

const count = (value: number): string => value.toLocaleString('en');

const yes = (has: boolean, say: Say): string => (has ? say.yes : '–');

/** The rows of the table of tiers, with a text per tier. */
export const termsOf = (say: Say): readonly { label: string; of: (tier: Tier) => string }[] => [
  { label: say.requestRate, of: ({ rate }) => say.rate(count(rate.requests), rate.seconds) },
  {
    label: say.perDay,
    of: ({ dailyCap }) => (dailyCap === null ? say.noCap : count(dailyCap)),
  },
  { label: say.data, of: ({ dataAccess }) => say.dataAccess(dataAccess) },
  { label: say.streamingLinks, of: (tier) => yes(tier.hasStreamingLinks, say) },
  { label: say.movieReleases, of: (tier) => yes(tier.hasMovieReleases, say) },
  { label: say.outboundWebhooks, of: (tier) => yes(tier.hasWebhooks, say) },
  { label: say.uptime, of: ({ uptimeTarget }) => uptimeTarget ?? say.bestEffort },
];
