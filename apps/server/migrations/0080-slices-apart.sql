-- The mapping, rows of lists and list files are slices of their own: each writes its own schema.
create schema mapping;
alter table catalog.mapping_rule set schema mapping;
alter table mapping.mapping_rule rename to rule;
alter table catalog.mapping_episode set schema mapping;
alter table mapping.mapping_episode rename to episode;
alter table catalog.mapping_removal set schema mapping;
alter table mapping.mapping_removal rename to removal;
alter table catalog.mapping_proposal set schema mapping;
alter table mapping.mapping_proposal rename to proposal;
alter table catalog.episode_fill set schema mapping;
alter table mapping.episode_fill rename to fill;

create schema exchange;
alter table imports.list_match set schema exchange;

alter schema imports rename to listfiles;
