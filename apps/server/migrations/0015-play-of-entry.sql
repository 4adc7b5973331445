-- An entry that is erased takes its plays along, also those that were taken back: they are found by an index.
drop index lists.play_by_entry;
create index play_by_entry on lists.play (entry_id, played_at desc, id desc);
