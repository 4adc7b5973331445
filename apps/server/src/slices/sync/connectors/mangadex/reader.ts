import { z } from 'zod';
import { bearer } from '../headers.ts';
import { Title } from '../item.ts';
import type { ServiceReader } from '../reader.ts';

const Viewer = z.object({
  data: z.object({ id: z.uuid(), attributes: z.object({ username: Title }) }),
});
const Statuses = z.object({ statuses: z.record(z.string(), z.unknown()) });
const Status = z.object({ status: z.unknown() });

/** Reads MangaDex: one map of all statuses. Ratings are read by the ids of their works, so that reading them would take many calls. */
export const reader: ServiceReader = {
  entriesAtOnce: Infinity,
  callsPerMinute: 120,
  headers: bearer,
  tells: ['status'],
  viewer: { method: 'GET', path: '/user/me' },
  readViewer: (json) => {
    const viewer = Viewer.safeParse(json).data?.data;
    return viewer && { id: viewer.id, name: viewer.attributes.username ?? viewer.id };
  },
  page: () => ({ method: 'GET', path: '/manga/status' }),
  readPage: (json) => {
    const { data } = Statuses.safeParse(json);
    if (!data) return;
    const items = Object.entries(data.statuses).map(([mangaId, status]) => ({ mangaId, status }));
    return { items, next: null };
  },
  entry: ({ workId }) => ({ method: 'GET', path: `/manga/${workId}/status` }),
  readEntry: (json, { workId }) => {
    const { data } = Status.safeParse(json);
    return data && (data.status ? { mangaId: workId, status: data.status } : null);
  },
};
