-- A large media server takes longer to read than a person waits, so that goes on in the background, with its progress.
alter table listfiles.list_import drop constraint list_import_state_check;
alter table listfiles.list_import add constraint list_import_state_check
  check (state in ('READING', 'REFUSED', 'PREVIEW', 'RUNNING', 'FINISHED', 'UNDONE'));
-- the media server that is read, by its webhook token
alter table listfiles.list_import add column library_id uuid;
-- how many of its shows were looked up, once that is known
alter table listfiles.list_import add column read_done integer;
alter table listfiles.list_import add column read_total integer;
-- stepped_at: when a reading that stands still is taken up by another process
create index list_import_reading on listfiles.list_import (stepped_at) where state = 'READING';
create unique index list_import_read_once on listfiles.list_import (user_id, library_id) where state = 'READING';

-- What a show is may become known to all owners, also for items without any id.
drop index scrobble.inbox_unmatched;
create index inbox_unmatched on scrobble.inbox (received_at)
  where outcome in ('no_external_id', 'no_mapping', 'ambiguous', 'out_of_range', 'suggested');
