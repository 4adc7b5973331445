-- When an offer ends: an instant or a date, as it is known. Null where no end is known.
alter table catalog.streaming_link add column ends_at text;
