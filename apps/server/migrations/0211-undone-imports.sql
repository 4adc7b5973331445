-- What the undo of an import did, and which entries kept something because they were changed since; null for imports undone before this.
alter table listfiles.list_import add column undone jsonb check (jsonb_typeof(undone) = 'object');
