-- A program that got no answer sends its message again, under the key that it made before the first attempt. We keep its SHA-256.
alter table scrobble.inbox add column key_hash bytea;
create unique index inbox_of_key on scrobble.inbox (token_hash, key_hash) where key_hash is not null;
