-- Counts the writes of lists, so that a process that keeps a list in memory asks only for what was written since.

-- Within one list the numbers follow the order of commits: they are drawn while the lock of the list is held.
create sequence lists.entry_revision;
alter table lists.entry add column revision bigint not null default nextval('lists.entry_revision');

create function lists.mark_revision() returns trigger language plpgsql as $$
begin
  new.revision := nextval('lists.entry_revision');
  return new;
end
$$;
create trigger entry_revision before update on lists.entry for each row execute function lists.mark_revision();

create index entry_by_revision on lists.entry (user_id, media, revision);
