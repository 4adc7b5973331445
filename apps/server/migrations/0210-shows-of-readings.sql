-- What a media server told of the show of a row that waits for a word of its owner: the server, and one of the episodes.
alter table listfiles.list_row add column show jsonb;
-- What the server learned by that word. An import that is undone takes it back.
alter table listfiles.list_row add column known_show_id uuid;
