-- What the last file of a source stated: how many rows, how many that could not be read, and how often each field was filled.
alter table sources.source add column stated jsonb check (jsonb_typeof(stated) = 'object');
