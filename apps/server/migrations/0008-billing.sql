-- What accounts pay for through Stripe, and what their tier follows from.

-- The tier in force is the better of what the operator granted and what is paid for, so that neither takes away what the other gave.
alter table access.subscription rename column tier to granted_tier;
alter table access.subscription
  alter column granted_tier set default 'free',
  add column paid_tier text not null default 'free'
    check (paid_tier in ('free', 'indie', 'commercial'));
alter table access.subscription
  add column tier text not null generated always as (
    case
      when 'commercial' in (granted_tier, paid_tier) then 'commercial'
      when 'indie' in (granted_tier, paid_tier) then 'indie'
      else 'free'
    end) stored;

create table access.stripe_customer (
  id text primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  -- false: of Stripe's test mode, which knows nothing of the customers of the live one
  is_live boolean not null,
  created_at timestamptz not null,
  -- reads are numbered as they begin: what one tells is kept unless one that began later was kept before
  reads_begun bigint not null default 0,
  last_read_kept bigint not null default 0,
  unique (user_id, is_live)
);

-- Subscriptions that have not ended, as Stripe told them when they were last read.
create table access.stripe_subscription (
  id text primary key,
  customer_id text not null references access.stripe_customer on delete cascade,
  status text not null,
  price_ids text[] not null,
  period_ends_at timestamptz not null,
  -- when it ends without being renewed; null: it renews
  ends_at timestamptz,
  past_due_since timestamptz,
  read_at timestamptz not null
);
create index stripe_subscription_by_customer on access.stripe_subscription (customer_id);
create index stripe_subscription_by_period on access.stripe_subscription (period_ends_at);

-- What Stripe told by webhook: that something changed, never what. Stripe is asked for that.
create table access.stripe_event (
  id text primary key,
  type text not null,
  customer_id text not null,
  created_at timestamptz not null,
  received_at timestamptz not null,
  processed_at timestamptz
);
create index stripe_event_pending on access.stripe_event (customer_id) where processed_at is null;
create index stripe_event_by_time on access.stripe_event (received_at);

-- Customers whose account is gone: they are to be deleted at Stripe too, which ends what they would be charged for.
create table access.departed_customer (
  id text primary key,
  is_live boolean not null,
  departed_at timestamptz not null
);

create function access.note_departure() returns trigger language plpgsql as $$
begin
  insert into access.departed_customer values (old.id, old.is_live, now()) on conflict do nothing;
  return null;
end $$;
create trigger note_departure after delete on access.stripe_customer
  for each row execute function access.note_departure();
