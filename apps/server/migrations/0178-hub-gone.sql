-- How many works a hub took back in the last day, so that one that loses most of them is not believed, however small its pages are.
alter table sources.hub add column gone_count integer not null default 0, add column gone_since timestamptz;
