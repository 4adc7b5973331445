-- A player is a source of deliveries as a media server is, made when it first tells something. `program` names it within its
-- account: the API key or the client it signs in with. Its token_hash is of a secret that nobody has.
alter table scrobble.token
  drop constraint token_kind_check,
  add constraint token_kind_check check (kind in ('server_a', 'server_b', 'player')),
  add column program text check (length(program) <= 200),
  add constraint token_program_of_player check ((kind = 'player') = (program is not null));
create unique index token_of_program on scrobble.token (user_id, program) where program is not null;

alter table scrobble.inbox
  drop constraint inbox_kind_check,
  add constraint inbox_kind_check check (kind in ('server_a', 'server_b', 'player'));
