-- An anime that went on after a break: the airings of its later recurrence are counted from those before it.
alter table airing.rule add column aired_before integer not null default 0 check (aired_before >= 0);
