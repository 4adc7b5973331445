-- Where an anime was made: ISO 3166-1 alpha-2.
alter table catalog.anime add column country text;

-- The installed data sets tell the language of a native title, which nobody kept. The next start imports them again.
update catalog.data_source set version = version || ' without countries' where key = 'bangumi-data' and version not like 'file %';
