import type { ListImport } from '#lib/features/imports/list-import.ts';
import { readRoute } from '#lib/route.server.ts';
import type { PageServerLoad } from './$types';

const FAULTS: Readonly<Record<string, string>> = {
  'no-file': 'Choose a file first.',
  'too-large': 'The file is larger than 50 MB. Pack it with gzip, or export less at once.',
  'unknown-format':
    'We cannot tell which service this file comes from. Choose it from the list and send the file again.',
};

export const load: PageServerLoad = async (event) => {
  const { imports } = await readRoute<{ imports: ListImport[] }>(event, '/account/list-imports');
  return { imports, fault: FAULTS[event.url.searchParams.get('fault') ?? ''] ?? null };
};
