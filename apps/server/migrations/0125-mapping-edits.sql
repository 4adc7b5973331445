-- People change rules of the mapping through edits. What they say stands in their claim of the anime.
-- A rule that is their word goes when they take it back; other rules of this instance stay.
alter table mapping.rule add column is_said boolean not null default false;
create index rule_by_anime on mapping.rule (anime_id);

-- Rules that people say are wrong, whichever list states them.
create table mapping.denied_rule (
  anime_id uuid not null references catalog.anime on delete cascade,
  -- what the rule says
  rule_key text not null,
  kind text not null check (kind in ('tmdb', 'tvdb')),
  level text not null check (level in ('movie', 'show')),
  external_id integer not null check (external_id > 0),
  primary key (anime_id, rule_key)
);

-- Whether an edit came of the correction of a play: those have a quota of their own.
alter table edits.proposal add column is_correction boolean not null default false;

-- Proposed rules are edits of the anime to which they lead.
insert into edits.proposal (id, kind, medium, work_id, state, author_id, note, sources, created_at, submitted_at, decided_at, is_correction)
select id, 'CHANGE', 'ANIME', (rule ->> 'animeId')::uuid,
  case decision when 'ACCEPTED' then 'ACCEPTED' when 'REFUSED' then 'REJECTED' else 'OPEN' end,
  user_id, evidence, '{}', proposed_at, proposed_at, decided_at, true
from mapping.proposal where rule ->> 'animeId' is not null;

insert into edits.change (proposal_id, field, field_group, after, is_accepted)
select proposed.id,
  'mappingRules.' || concat_ws(':', rule ->> 'kind', rule ->> 'level', rule ->> 'id', coalesce(rule ->> 'season', ''),
    (rule ->> 'from') || '-' || coalesce(rule ->> 'to', ''), rule ->> 'animeFrom', rule ->> 'parts',
    case when (rule ->> 'partial')::boolean then 'partial' end, case when (rule ->> 'special')::boolean then 'special' end,
    'of' || (rule ->> 'ofSeason')),
  'MAPPING', jsonb_build_object('kind', rule -> 'kind', 'level', rule -> 'level', 'id', rule -> 'id', 'season', rule -> 'season', 'from', rule -> 'from',
    'to', rule -> 'to', 'animeFrom', rule -> 'animeFrom', 'parts', rule -> 'parts', 'partial', rule -> 'partial', 'special', rule -> 'special',
    'ofSeason', rule -> 'ofSeason'),
  decision = 'ACCEPTED'
from mapping.proposal proposed where exists (select from edits.proposal where edits.proposal.id = proposed.id);

drop table mapping.proposal;
