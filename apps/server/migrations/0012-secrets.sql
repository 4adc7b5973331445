-- One box that tells whether the master key of a process is the one this database was sealed with.
create table public.tsuzuki_canary (
  is_only boolean primary key default true check (is_only),
  box bytea not null
);
