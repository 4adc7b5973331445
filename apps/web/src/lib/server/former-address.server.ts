import { redirect, type RequestEvent } from '@sveltejs/kit';

/** Sends visitors who come with the id of a work that was merged to the same page of the one that stands for it. */
export function leaveFormerAddress(event: RequestEvent, { id }: { readonly id: string }): void {
  const { pathname, search } = event.url;
  const former = event.params['id'];
  if (former === undefined || former === id) return;
  // A merge may be taken back, so that browsers must ask again.
  event.setHeaders({ 'cache-control': 'no-cache' });
  redirect(301, `${pathname.replace(`/${former}`, `/${id}`)}${search}`);
}
