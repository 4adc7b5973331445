-- What each act changed of a list, for its owner to look through and to undo, as long as the journal is kept.
create table lists.batch (
  id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  source text not null check (source in ('WEB', 'PLEX', 'JELLYFIN', 'EXTENSION', 'SYNC', 'IMPORT', 'API')),
  client text,
  client_name text,
  changed_at timestamptz not null,
  -- the first works, and what was changed of each
  works jsonb not null,
  work_count integer not null,
  -- names of the custom lists that were added, changed or removed
  custom_lists text[] not null,
  -- favourites and custom lists that were removed, as they were
  removed jsonb not null,
  is_undoable boolean not null,
  -- the batch that this one undoes, and the one that undid it
  undoes uuid,
  undone_in uuid
);
create index batch_by_time on lists.batch (user_id, changed_at desc, id desc);
create index batch_age on lists.batch (changed_at);

insert into lists.batch (id, user_id, source, client, client_name, changed_at, works, work_count, custom_lists, removed, is_undoable)
select batch_id, user_id, max(source), max(client), max(client_name), max(changed_at),
  jsonb_agg(work order by place) filter (where place <= 10), count(*), '{}', '[]', true
from (
  select change.*, jsonb_build_object('media', entry.media, 'workId', entry.work_id,
    'outcome', case when change.before = 'null' then 'ADDED' when change.after = 'null' then 'DELETED' else 'UPDATED' end,
    'fields', coalesce((select jsonb_agg(field) from jsonb_object_keys(nullif(change.before, 'null')) field
      where field <> 'stated' and change.after <> 'null'), '[]')) as work,
    row_number() over (partition by change.user_id, change.batch_id order by change.id) as place
  from (
    select distinct on (user_id, batch_id, entry_id) * from lists.change order by user_id, batch_id, entry_id, id
  ) change join lists.entry entry on entry.id = change.entry_id
) changed
group by user_id, batch_id
on conflict (id) do nothing;
