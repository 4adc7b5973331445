-- Merges, splits, removals and restorations of works as proposals, and as revisions.
alter table edits.proposal drop constraint proposal_kind_check;
alter table edits.proposal add constraint proposal_kind_check
  check (kind in ('CREATE', 'CHANGE', 'MERGE', 'SPLIT', 'DELETE', 'RESTORE'));
-- MERGE: the work that it becomes part of. SPLIT: an id that was merged into it, which the new work gets
alter table edits.proposal add column other_id uuid;
-- SPLIT: the claims that become another work
alter table edits.proposal add column claims jsonb;
-- before this time nobody can apply it
alter table edits.proposal add column applies_from timestamptz;
create index proposal_of_other on edits.proposal (other_id, id desc) where other_id is not null;

alter table edits.revision add column kind text not null default 'CHANGE'
  check (kind in ('CHANGE', 'MERGE', 'SPLIT', 'DELETE', 'RESTORE', 'UNMERGE', 'UNSPLIT'));
-- MERGE: the work that became part of this one. SPLIT: the new one
alter table edits.revision add column other_id uuid;
alter table edits.revision add column merge_id uuid references edits.merge;
create index revision_of_other on edits.revision (other_id, seq desc) where other_id is not null;
create index revision_of_merge on edits.revision (merge_id) where merge_id is not null;
