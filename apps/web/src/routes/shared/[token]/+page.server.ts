import { readCovers } from '#lib/features/catalog/covers.server.ts';
import type { SharedList } from '#lib/features/feeds/shared-list.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import { callRoute, refuse } from '#lib/server/route.server.ts';
import type { PageServerLoad } from './$types';

/** A list for people with its link, which must stay unknown to search engines and other sites. */
export const load: PageServerLoad = async (event) => {
  event.setHeaders({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
  const { searchParams } = event.url;
  const status = searchParams.get('status') ?? '';
  const page = Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1);
  const token = encodeURIComponent(event.params.token);
  const asked = new URLSearchParams({ status, page: String(page) });
  const path = `/shared-lists/${token}?${asked}`;
  const answer = await callRoute<SharedList>(event, { method: 'GET', path });
  if (!answer.ok) return refuse(answer.problem);
  const list = answer.body;
  const ids = list.rows.map(({ work }) => work.id);
  const kind = list.media === 'ANIME' ? 'anime' : 'manga';
  const covers = await readOrDegrade(event, () => readCovers(event, kind, ids));
  const rows = list.rows.map((row) => ({
    ...row,
    work: { ...row.work, coverImage: covers?.get(row.work.id) ?? null },
  }));
  return { list: { ...list, rows }, status, page };
};
