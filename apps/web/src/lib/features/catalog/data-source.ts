import type { ResultOf } from '#lib/server/document.server.ts';
import type { DATA_SOURCES } from './data-source.server.ts';

/** Where a part of the catalogue comes from, and on what terms. */
export type DataSource = ResultOf<typeof DATA_SOURCES>['dataSources'][number];
