-- Notices that tell of a thing rather than of somebody: a media server, an export.
alter table profiles.notice drop constraint notice_kind_check;
alter table profiles.notice
  add constraint notice_kind_check check (kind in ('FOLLOWED', 'FOLLOW_REQUESTED', 'FOLLOW_ACCEPTED',
    'SCROBBLE_ASKED', 'SERVER_SILENT', 'SERVER_FAILING', 'EXPORT_FAILED')),
  -- what it is about, where it is about no person
  add column subject_id uuid,
  add column subject text check (length(subject) between 1 and 200);
