-- Slices declare their scopes, notices and topics of changes (platform/vocabulary.ts), which are checked when they are written: a slice
-- that brings a word changes no table of another.
alter table access.key drop constraint key_scopes_check;
alter table profiles.notice drop constraint notice_kind_check;
alter table catalog.change drop constraint change_topic_check;
