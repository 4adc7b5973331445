-- The browser extension is a source of deliveries, as a player is. It reports through the API.
alter table scrobble.token
  drop constraint token_kind_check,
  add constraint token_kind_check check (kind in ('server_a', 'server_b', 'player', 'extension')),
  drop constraint token_program_of_player,
  add constraint token_program check ((kind in ('player', 'extension')) = (program is not null));

alter table scrobble.inbox
  drop constraint inbox_kind_check,
  add constraint inbox_kind_check check (kind in ('server_a', 'server_b', 'player', 'extension'));
