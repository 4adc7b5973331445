-- Webhooks that we send: where to, what happened, and what became of each request.
create schema webhooks;

create table webhooks.endpoint (
  id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  url text not null check (length(url) <= 1000),
  description text not null check (length(description) <= 200),
  event_types text[] not null check (cardinality(event_types) between 1 and 20),
  -- filters; null passes everything
  anime_ids uuid[] check (cardinality(anime_ids) <= 500),
  manga_ids uuid[] check (cardinality(manga_ids) <= 500),
  regions text[] check (cardinality(regions) <= 100),
  services text[] check (cardinality(services) <= 100),
  only_my_list boolean not null,
  takes_adult boolean not null,
  -- requests a second
  rate smallint not null check (rate between 1 and 50),
  schema_version text not null check (length(schema_version) <= 20),
  headers_sealed bytea,
  secret_sealed bytea not null,
  -- the secret before a rotation, which signs too until then
  old_secret_sealed bytea,
  old_secret_ends_at timestamptz,
  state text not null check (state in ('PENDING', 'ACTIVE', 'PAUSED', 'TIER_PAUSED', 'DISABLED')),
  -- why it is disabled
  disabled_for text check (disabled_for in ('FAILING', 'GONE')),
  created_at timestamptz not null,
  -- when this address last answered a ping
  answered_at timestamptz,
  -- until when the rate is used up, by the clock of the database
  rate_at timestamptz not null default 'epoch',
  -- the receiver asked for a pause until then
  closed_until timestamptz,
  failures integer not null default 0,
  failing_since timestamptz,
  last_success_at timestamptz,
  -- how many letters about this row of failures were sent
  warnings smallint not null default 0,
  check ((old_secret_sealed is null) = (old_secret_ends_at is null)),
  check ((state = 'DISABLED') = (disabled_for is not null))
) with (fillfactor = 70);
create index endpoint_of_user on webhooks.endpoint (user_id, id);
create index endpoint_of_type on webhooks.endpoint using gin (event_types);

create table webhooks.event (
  id uuid primary key,
  sequence bigint generated always as identity,
  type text not null check (length(type) <= 50),
  is_test boolean not null,
  is_adult boolean not null,
  happened_at timestamptz not null,
  recorded_at timestamptz not null,
  -- text, so that each try sends the same bytes
  data text not null check (length(data) <= 60000)
);
create index event_old on webhooks.event (recorded_at);

-- An event for an endpoint: the queue and the log in one table.
create table webhooks.delivery (
  id uuid primary key,
  endpoint_id uuid not null references webhooks.endpoint on delete cascade,
  event_id uuid not null references webhooks.event on delete cascade,
  kind text not null check (kind in ('EVENT', 'TEST', 'PING')),
  state text not null check (state in ('WAITING', 'DELIVERED', 'FAILED', 'EXPIRED', 'SKIPPED')),
  created_at timestamptz not null,
  -- no try is made after this
  expires_at timestamptz not null,
  -- when it is tried next; null if it is not
  due_at timestamptz,
  -- until when a worker has it
  leased_until timestamptz,
  -- in this round: a replay begins another
  tries smallint not null default 0,
  tried_at timestamptz,
  status smallint,
  fault text check (length(fault) <= 30),
  unique (event_id, endpoint_id),
  check ((state = 'WAITING') = (due_at is not null))
);
create index delivery_due on webhooks.delivery (endpoint_id, due_at) where due_at is not null and kind = 'EVENT';
create index delivery_trial_due on webhooks.delivery (due_at) where due_at is not null and kind <> 'EVENT';
create index delivery_leased on webhooks.delivery (endpoint_id) where leased_until is not null;
create index delivery_of_endpoint on webhooks.delivery (endpoint_id, id desc);
create index delivery_to_replay on webhooks.delivery (endpoint_id, created_at) where state in ('FAILED', 'EXPIRED', 'SKIPPED');

create table webhooks.attempt (
  id bigint generated always as identity primary key,
  delivery_id uuid not null references webhooks.delivery on delete cascade,
  began_at timestamptz not null,
  took_ms integer not null,
  status smallint,
  fault text check (length(fault) <= 30),
  fault_code text check (length(fault_code) <= 60),
  request_headers jsonb not null,
  response_headers jsonb,
  -- the first 4 KiB
  response_body text check (length(response_body) <= 4096),
  is_body_cut boolean not null default false
);
create index attempt_of_delivery on webhooks.attempt (delivery_id, id);
