import { resolve } from '$app/paths';
import type { SubjectName } from './report.ts';

/** The page on which something is reported; a user by name. */
export const reportAt = (on: SubjectName, id: string): string =>
  `${resolve('/reports/new')}?on=${on}&id=${encodeURIComponent(id)}`;
