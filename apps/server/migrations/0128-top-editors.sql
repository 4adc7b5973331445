-- Who changed most within a week or a month.
create index revision_by_day on edits.revision (made_at) include (author_id) where proposal_id is not null and undone_by is null;
