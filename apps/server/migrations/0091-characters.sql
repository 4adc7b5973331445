-- In which works a character appears, and whom somebody speaks in which work: for their pages. What they are called is in catalog.detail.
create table catalog.appearance (
  character_id uuid not null,
  work_id uuid not null,
  primary key (character_id, work_id)
);
create index appearance_by_work on catalog.appearance (work_id);

create table catalog.voice (
  person_id uuid not null,
  work_id uuid not null,
  character_id uuid not null,
  primary key (person_id, work_id, character_id)
);
create index voice_by_work on catalog.voice (work_id);
