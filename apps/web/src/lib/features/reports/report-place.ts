import { resolve } from '$app/paths';
import { words } from '#lib/i18n/words.ts';
import type { SubjectName } from './report.ts';

/** The page on which something is reported; a user by name. */
export const reportAt = (on: SubjectName, id: string): string =>
  `${resolve('/reports/new')}?on=${on}&id=${encodeURIComponent(id)}`;

/** The word of a link to it. It is apart from the words of that page, because every page of a title has it. */
export const reportWay = words({ en: { report: 'Report' }, ja: { report: '報告' } });
