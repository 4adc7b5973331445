import type { App } from '#platform/app.ts';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import { connectionRules, filled } from './connection.ts';
import type { FieldRule, SchemaRules } from './field-rule.ts';
import { PAGE, type PageArguments } from './list-page.ts';

const DAY_SECONDS = 86_400;

/** The works of a catalogue that anybody may see. */
const countOf = (works: Iterable<{ isAdult: boolean; isHidden: boolean }>): number =>
  [...works].filter(({ isAdult, isHidden }) => !isAdult && !isHidden).length;

/** One row, for today: how many there are. Earlier days are not kept. */
const today = (count: (app: App) => number): FieldRule<unknown, PageArguments> => ({
  resolve: (_root, args, { app }) => {
    const seconds = Math.floor(app.clock.nowMs() / 1000);
    const node = { date: seconds - (seconds % DAY_SECONDS), count: count(app), change: 0 };
    return filled([{ node }], args);
  },
  extensions: { sizeArgument: 'perPage', page: PAGE },
});

const none: FieldRule<unknown, PageArguments> = {
  resolve: (_root, args) => filled([], args),
  extensions: { isPart: true },
};

export const siteStatisticsRules: SchemaRules = {
  Query: { SiteStatistics: { resolve: () => ({}), extensions: { isPart: true } } },
  SiteStatistics: {
    anime: today((app) => countOf(app.get(catalogue).all())),
    manga: today((app) => countOf(app.get(mangaCatalogue).all())),
    users: none,
    characters: none,
    staff: none,
    studios: none,
    reviews: none,
  },
  SiteTrendConnection: connectionRules(1),
};
