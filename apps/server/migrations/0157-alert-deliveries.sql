-- Alerts are delivered by the kit that delivers webhooks, which finds its columns by these names.
alter table alerts.target rename column last_sent_at to last_success_at;
alter table alerts.target
  -- until when the rate is used up, by the clock of the database
  add column rate_at timestamptz not null default 'epoch',
  -- the target asked for a pause until then
  add column closed_until timestamptz,
  -- how many letters about this row of failures were sent
  add column warnings smallint not null default 0;

alter table alerts.delivery rename column attempts to tries;
alter table alerts.delivery rename column last_at to tried_at;
alter table alerts.delivery drop constraint delivery_state_check;
update alerts.delivery set state = 'DELIVERED' where state = 'SENT';
alter table alerts.delivery
  add constraint delivery_state_check check (state in ('WAITING', 'DELIVERED', 'FAILED', 'EXPIRED', 'SKIPPED')),
  alter column tries type smallint using least(tries, 32767)::smallint,
  alter column status type smallint using status::smallint,
  -- no try is made after this
  add column expires_at timestamptz,
  -- until when a worker has it
  add column leased_until timestamptz,
  -- the word of the system for what went wrong, such as ECONNREFUSED
  add column fault_code text check (length(fault_code) <= 60);
update alerts.delivery set expires_at = coalesce(
  (select alert.expires_at from alerts.alert where alert.id = delivery.alert_id), created_at);
update alerts.delivery set due_at = null where state <> 'WAITING' and due_at is not null;
update alerts.delivery set state = 'SKIPPED' where state = 'WAITING' and due_at is null;
alter table alerts.delivery
  alter column expires_at set not null,
  add constraint delivery_waits check ((state = 'WAITING') = (due_at is not null));

-- What went wrong is kept as its class. People read it with the host of the target and the status.
alter table alerts.delivery rename column fault to reason;
alter table alerts.delivery add column fault text check (length(fault) <= 30);
update alerts.delivery set
  fault = case reason ->> 'reason'
    when 'ALERT_TARGET_NOT_ALLOWED' then 'FORBIDDEN'
    when 'ALERT_TARGET_TOO_SLOW' then 'TOO_SLOW'
    when 'ALERT_TARGET_MOVED' then 'REDIRECT'
    when 'ALERT_TARGET_REJECTED' then 'STATUS'
    else 'UNREACHABLE' end,
  fault_code = nullif(left(reason -> 'details' ->> 'code', 60), '')
where reason is not null;
alter table alerts.delivery drop column reason, drop column took_ms;

-- A claim jumps from one target to the next.
drop index alerts.delivery_by_due;
create index delivery_due on alerts.delivery (target_id, due_at) where due_at is not null and alert_id is not null;
create index delivery_leased on alerts.delivery (target_id) where leased_until is not null;
