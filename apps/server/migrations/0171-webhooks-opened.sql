-- When an endpoint first became active. One that has to answer a ping again since then misses events, which can be replayed.
alter table webhooks.endpoint add column opened_at timestamptz;
update webhooks.endpoint set opened_at = coalesce(answered_at, last_success_at, created_at)
where answered_at is not null or last_success_at is not null or state in ('ACTIVE', 'DISABLED');
