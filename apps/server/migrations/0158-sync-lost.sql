-- Whether the service does not have the entry any more, while ours has yet to follow, for instance because its owner was asked.
alter table sync.pair add column is_lost boolean not null default false;
