import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ setHeaders, url }) => {
  setHeaders({
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
  });
  return { code: url.searchParams.get('code')?.slice(0, 200) ?? null };
};
