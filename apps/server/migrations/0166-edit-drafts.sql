-- A row that the author of a draft adds is refused when the draft is sent, if there is such a row by then.
alter table edits.change add column is_new boolean not null default false;
