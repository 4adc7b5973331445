-- Mapping rules with ratios, and what editors take out of imported ones.

-- n > 1: n external episodes make one of ours; n < -1: one external episode holds -n of ours
alter table catalog.mapping_rule add column parts smallint not null default 1
  check (parts between -1000 and 1000 and parts not in (-1, 0));

-- Rules of imports that do not hold; kept beside them, so that the next import of the same file does not bring them back.
create table catalog.mapping_removal (
  -- made from what the rule says, so that it is the same in every import
  rule_id uuid primary key,
  kind text not null check (kind in ('tmdb', 'tvdb')),
  level text not null check (level in ('movie', 'show')),
  external_id integer not null check (external_id > 0),
  removed_at timestamptz not null
);
