-- Clients of AniList name characters and people by a number: the last thirty bits of their id. Those who are not in memory are found by it.
create function catalog.id_ending(id uuid) returns integer
language sql immutable strict parallel safe
return ('x' || right(id::text, 8))::bit(32)::integer & ((1 << 30) - 1);

create index appearance_by_ending on catalog.appearance (catalog.id_ending(character_id));
create index voice_by_ending on catalog.voice (catalog.id_ending(person_id));
