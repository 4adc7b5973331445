-- Edits that were accepted here, on their way to the hub that this instance follows.
create table edits.upstream (
  -- the hub knows the edit by the id of the revision, so that one that is sent twice is there once
  revision_id uuid primary key references edits.revision (id) on delete cascade,
  hub text not null check (length(hub) <= 300),
  state text not null check (state in ('WAITING', 'SENT', 'DECIDED', 'REFUSED')),
  -- when it is sent, or asked for; null once the hub decided or refused
  due_at timestamptz,
  -- the state and the decision at the hub
  hub_state text check (hub_state in ('OPEN', 'ACCEPTED', 'PARTLY_ACCEPTED', 'REJECTED', 'WITHDRAWN', 'EXPIRED')),
  decision text not null default '' check (length(decision) <= 2000),
  failures integer not null default 0,
  fault text check (length(fault) <= 1000),
  check ((due_at is null) = (state in ('DECIDED', 'REFUSED')))
);
create index upstream_due on edits.upstream (due_at) where due_at is not null;

-- Who wrote an edit at another instance, which sent it here.
alter table edits.proposal add origin text check (length(origin) between 1 and 200);
