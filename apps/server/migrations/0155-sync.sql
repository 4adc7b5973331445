-- Accounts at other services whose lists are kept in sync with ours.
create schema sync;

-- One account at one service.
create table sync.link (
  id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  service text not null check (length(service) between 1 and 30),
  -- the base address of its API
  address text not null check (length(address) <= 1000),
  account_id text not null check (length(account_id) between 1 and 100),
  account_name text not null check (length(account_name) <= 200),
  time_zone text check (length(time_zone) <= 100),
  direction text not null default 'two-way' check (direction in ('two-way', 'pull', 'push')),
  deletes text not null default 'ask' check (deletes in ('propagate', 'ignore', 'ask')),
  -- fields that are not exchanged
  fields_off text[] not null default '{}',
  state text not null default 'healthy' check (state in ('healthy', 'limited', 'reauthorise', 'paused')),
  state_since timestamptz not null,
  -- why it is not healthy
  fault jsonb check (jsonb_typeof(fault) = 'object'),
  -- until when nothing is sent to it
  limited_until timestamptz,
  -- since when nothing works
  failing_since timestamptz,
  -- what it allows, as its answers say
  calls_per_minute integer,
  -- when the first plan was confirmed
  confirmed_at timestamptz,
  tokens_sealed bytea,
  -- when the tokens end, if they can't be renewed
  login_ends_at timestamptz,
  -- for how many days before that its owner was warned
  warned_days smallint,
  -- the stamps up to which changes were read, by kind
  marks jsonb not null default '{}' check (jsonb_typeof(marks) = 'object'),
  -- when the whole list was read
  read_at timestamptz,
  pull_at timestamptz,
  push_at timestamptz,
  -- when something is to be done: pull_at or push_at; null while it rests
  due_at timestamptz,
  created_at timestamptz not null,
  unique (user_id, service, address, account_id)
);
create index sync_link_due on sync.link (due_at) where due_at is not null;

-- Both sides of an entry as they were after the last run: ours, and what was read back from the service.
create table sync.pair (
  link_id uuid not null references sync.link on delete cascade,
  media text not null check (media in ('ANIME', 'MANGA')),
  work_id uuid not null,
  remote_id text not null check (length(remote_id) <= 100),
  entry_id text check (length(entry_id) <= 100),
  local jsonb not null,
  remote jsonb not null,
  -- fields that wait for a decision since the first run
  unset text[] not null default '{}',
  updated_at timestamptz not null,
  primary key (link_id, media, work_id)
);

-- Reading a list and merging it.
create table sync.run (
  id uuid primary key,
  link_id uuid not null references sync.link on delete cascade,
  kind text not null check (kind in ('first', 'dry', 'full', 'quick', 'push')),
  state text not null check (state in ('reading', 'planning', 'confirming', 'waiting', 'applying', 'done', 'failed', 'cancelled')),
  cursor jsonb not null default '{}',
  read_count integer not null default 0,
  tries smallint not null default 0,
  fault jsonb check (jsonb_typeof(fault) = 'object'),
  created_at timestamptz not null,
  finished_at timestamptz,
  undone_at timestamptz,
  -- when its next step is due; null if it needs nothing, or waits for its owner
  due_at timestamptz
);
create index sync_run_due on sync.run (due_at) where due_at is not null;
create index sync_run_by_link on sync.run (link_id, created_at desc);
-- a second run of a link would read what the first writes
create unique index sync_run_under_way on sync.run (link_id)
  where state in ('reading', 'planning', 'confirming', 'waiting', 'applying');

-- An entry of a run: what the service has, and what becomes of it.
create table sync.run_row (
  run_id uuid not null references sync.run on delete cascade,
  number integer not null,
  media text not null check (media in ('ANIME', 'MANGA')),
  -- null if the service has no id for the work
  remote_id text check (length(remote_id) <= 100),
  entry_id text check (length(entry_id) <= 100),
  ids jsonb not null default '{}',
  title text check (length(title) <= 500),
  total numeric,
  -- null if the service does not have the entry
  remote jsonb,
  remote_updated_at timestamptz,
  work_id uuid,
  -- why it has no work
  reason text check (length(reason) <= 100),
  suggestions uuid[] not null default '{}',
  -- our entry when the plan was made
  local jsonb,
  here text not null default 'none' check (here in ('none', 'create', 'update', 'delete')),
  there text not null default 'none' check (there in ('none', 'create', 'update', 'delete')),
  here_set jsonb,
  there_set jsonb,
  holds jsonb not null default '[]',
  conflicts jsonb not null default '[]',
  fields text[] not null default '{}',
  rules text[] not null default '{}',
  -- whether its absence has yet to be confirmed by a read of this entry alone
  is_doubted boolean not null default false,
  is_planned boolean not null default false,
  -- whether its owner holds it back
  is_held boolean not null default false,
  applied_at timestamptz,
  primary key (run_id, number)
);
create unique index sync_run_row_remote on sync.run_row (run_id, media, remote_id) where remote_id is not null;
create index sync_run_row_work on sync.run_row (run_id, media, work_id);

-- What is to be sent to a service: at most one operation for each entry.
create table sync.operation (
  id uuid primary key,
  link_id uuid not null references sync.link on delete cascade,
  run_id uuid references sync.run on delete set null,
  media text not null check (media in ('ANIME', 'MANGA')),
  work_id uuid not null,
  remote_id text not null check (length(remote_id) <= 100),
  entry_id text check (length(entry_id) <= 100),
  kind text not null check (kind in ('create', 'update', 'delete')),
  set jsonb not null,
  before jsonb,
  -- the pair once it was sent; null forgets the pair
  pair jsonb,
  -- the fields of the pair that wait for a decision
  held text[] not null default '{}',
  changes jsonb not null default '[]',
  state text not null default 'waiting' check (state in ('waiting', 'parked')),
  -- set before the call, so that an operation whose answer was lost is looked for before it is sent again
  sent_at timestamptz,
  outages smallint not null default 0,
  limited smallint not null default 0,
  fault text check (length(fault) <= 1000),
  created_at timestamptz not null,
  due_at timestamptz,
  unique (link_id, media, work_id)
);
create index sync_operation_due on sync.operation (due_at) where due_at is not null;

-- A field, or a whole entry ('*'), that waits for its owner to decide.
create table sync.hold (
  id uuid primary key,
  link_id uuid not null references sync.link on delete cascade,
  media text not null check (media in ('ANIME', 'MANGA')),
  work_id uuid not null,
  field text not null check (length(field) <= 30),
  reason text not null check (length(reason) <= 100),
  here jsonb,
  there jsonb,
  decision text not null default 'open' check (decision in ('open', 'theirs', 'ours', 'leave')),
  created_at timestamptz not null,
  decided_at timestamptz,
  unique (link_id, media, work_id, field)
);

-- Entries of a service whose work is not known here.
create table sync.unmapped (
  link_id uuid not null references sync.link on delete cascade,
  media text not null check (media in ('ANIME', 'MANGA')),
  remote_id text not null check (length(remote_id) <= 100),
  ids jsonb not null,
  title text check (length(title) <= 500),
  reason text not null check (length(reason) <= 100),
  suggestions uuid[] not null default '{}',
  first_seen_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (link_id, media, remote_id)
);

-- What was written, here and there.
create table sync.audit (
  id uuid primary key,
  link_id uuid not null references sync.link on delete cascade,
  run_id uuid references sync.run on delete set null,
  media text not null check (media in ('ANIME', 'MANGA')),
  work_id uuid not null,
  side text not null check (side in ('here', 'there')),
  action text not null check (action in ('create', 'update', 'delete')),
  -- for each field: from, to, and the rule that decided
  changes jsonb not null default '[]',
  outcome text not null check (outcome in ('written', 'refused')),
  message text check (length(message) <= 1000),
  at timestamptz not null
);
create index sync_audit_by_link on sync.audit (link_id, id desc);
create index sync_audit_by_run on sync.audit (run_id);
create index sync_audit_by_age on sync.audit (at);

-- Works whose entries were edited here, and are to be sent.
create table sync.edited (
  link_id uuid not null references sync.link on delete cascade,
  media text not null check (media in ('ANIME', 'MANGA')),
  work_id uuid not null,
  edited_at timestamptz not null,
  primary key (link_id, media, work_id)
);
