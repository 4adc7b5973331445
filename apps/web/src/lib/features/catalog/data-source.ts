import type { ResultOf } from '#lib/server/document.server.ts';
import type { DATA_SOURCES } from './data-source.server.ts';

/** A source of the catalogue, and its licence. */
export type DataSource = ResultOf<typeof DATA_SOURCES>['dataSources'][number];
