-- An airing that was announced and left the schedule before its time has moved. One that was on the schedule at its time has aired.
alter table airing.announcement drop constraint announcement_state_check;
alter table airing.announcement
  add constraint announcement_state_check check (state in ('announced', 'aired', 'missed')),
  add column announced_at timestamptz,
  -- how often it had moved when it was announced
  add column moves integer not null default 0;
update airing.announcement set state = 'aired' where state = 'announced' and airing_at <= now();
update airing.announcement set announced_at = airing_at - interval '30 minutes' where state <> 'missed';
