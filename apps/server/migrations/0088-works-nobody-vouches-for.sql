-- A work that no source names any more is hidden. Its row stays with what lists need of it.
alter table catalog.anime add column is_hidden boolean not null default false;
alter table catalog.manga add column is_hidden boolean not null default false;

-- Rows that the source gave before and that its last file did not have.
alter table sources.source add column rows_removed integer;

-- Whether all that the source gave is to be taken back, as nobody agrees to its terms any more.
alter table sources.source add column is_withdrawn boolean not null default false;
alter table sources.source drop constraint source_run_stage_check;
alter table sources.source add constraint source_run_stage_check
  check (run_stage in ('asking', 'downloading', 'unpacking', 'importing', 'removing'));
