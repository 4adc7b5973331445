-- The entry before and after a row, as far as people are shown it; null for rows that are written to no entry.
alter table listfiles.list_row add column becomes jsonb check (jsonb_typeof(becomes) = 'object');
