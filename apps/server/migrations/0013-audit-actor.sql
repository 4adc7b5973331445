-- Who did what the audit tells of somebody: `user_id` is whom it is about, `actor` who acted.
alter table accounts.audit
  add column actor text not null default 'user'
    check (actor in ('user', 'administrator', 'operator', 'service')),
  -- which administrator; null once their account is erased
  add column actor_id uuid references accounts."user" on delete set null,
  add constraint audit_actor_id_check check (actor_id is null or actor = 'administrator');
create index audit_by_actor on accounts.audit (actor_id) where actor_id is not null;
create index audit_by_network_age on accounts.audit (recorded_at) where network <> 'unknown';

alter table accounts.audit disable trigger audit_is_append_only;
update accounts.audit
  set actor = case
    when request_id = '-' and user_agent = 'tsuzuki command' then 'operator'
    when request_id = '-' and user_agent = 'tsuzuki' then 'service'
    else 'administrator'
  end
  where request_id = '-' or action in ('role-changed', 'disabled', 'enabled', 'tier-changed');
alter table accounts.audit enable trigger audit_is_append_only;
alter table accounts.audit alter column actor drop default;

-- Still append-only: rows end after a year or with the person they are about. All that a row may lose is the network, after thirty
-- days, and the administrator whose account is erased.
create or replace function accounts.refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (old.recorded_at < now() - interval '1 year'
    or not exists (select from accounts."user" where id = old.user_id))
  then
    return old;
  end if;
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{network,actor_id}'::text[] = to_jsonb(old) - '{network,actor_id}'::text[]
    and (new.network = old.network
      or new.network = 'unknown' and old.recorded_at < now() - interval '30 days')
    and (new.actor_id is not distinct from old.actor_id
      or new.actor_id is null and not exists (select from accounts."user" where id = old.actor_id))
  then
    return new;
  end if;
  raise exception 'accounts.audit is append-only';
end
$$;
