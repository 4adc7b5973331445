import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { catalogue } from '#slices/catalog/index.ts';
import type { TestApp } from './test-app.ts';

/** A service that says of every token that it is mika's. */
export const startSomeService = async (): Promise<{ url: string; close: () => void }> => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: { Viewer: { id: 7, name: 'mika' } } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
};

const id = (number: number): string => `01900000-0000-7000-8000-0000000000${number}`;

/** The connections that the examples of the docs name, with a plan that waits, a question, and what was written. */
export const addExampleConnections = async ({ app }: TestApp, userId: string): Promise<void> => {
  const { rows: links } = await sql<{ id: string }>`
    insert into sync.link (id, user_id, service, address, account_id, account_name, state_since, confirmed_at, created_at)
    select id::uuid, ${userId}::uuid, 'anilist', 'http://127.0.0.1:9', id, 'mika', now(), now(), now()
    from unnest(${[id(81), id(82), id(88)]}::text[]) id returning id`.execute(app.db);
  const [work] = app.get(catalogue).all();
  const local = JSON.stringify({ status: 'current', progress: 4 });
  await sql`insert into sync.run (id, link_id, kind, state, created_at, finished_at) values
    (${id(83)}, ${links[0]?.id}, 'first', 'waiting', now(), null), (${id(84)}, ${links[1]?.id}, 'full', 'reading', now(), null),
    (${id(87)}, ${links[2]?.id}, 'full', 'done', now(), now())`.execute(app.db);
  await sql`insert into sync.run_row (run_id, number, media, remote_id, title, remote, work_id, local, here, here_set, conflicts,
      fields, rules, is_planned)
    values (${id(83)}, 1, 'ANIME', '1', 'Some title', '{"status": "current", "progress": 5}', ${work?.id}, ${local}::jsonb, 'update',
      '{"progress": 5}', '[{"field": "progress", "rule": "max", "winner": "remote"}]', '{progress}', '{max}', true)`.execute(
    app.db,
  );
  await sql`insert into sync.hold (id, link_id, media, work_id, field, reason, here, there, created_at)
    values (${id(85)}, ${id(81)}, 'ANIME', ${work?.id}, 'progress', 'suspicious-regress', '11', '2', now())`.execute(
    app.db,
  );
  await sql`insert into sync.unmapped (link_id, media, remote_id, ids, title, reason, first_seen_at, seen_at)
    values (${id(81)}, 'ANIME', '999', '{"anilist": "999"}', 'Some other title', 'unknown-id', now(), now())`.execute(
    app.db,
  );
  await sql`insert into sync.audit (id, link_id, run_id, media, work_id, side, action, changes, outcome, at)
    values (${id(86)}, ${id(81)}, null, 'ANIME', ${work?.id}, 'there', 'update',
      '[{"field": "progress", "from": 4, "to": 5, "rule": null}]', 'written', now())`.execute(
    app.db,
  );
};
