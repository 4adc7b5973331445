-- Rules of the mapping that people propose and editors decide about.
create table catalog.mapping_proposal (
  id uuid primary key,
  -- made from what the rule says: equal proposals of several people are decided at once
  rule_id uuid not null,
  rule jsonb not null,
  -- what a media server called it
  evidence text not null default '' check (length(evidence) <= 500),
  user_id uuid references accounts."user" on delete set null,
  proposed_at timestamptz not null,
  decision text check (decision in ('ACCEPTED', 'REFUSED')),
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
create unique index mapping_proposal_of_user on catalog.mapping_proposal (rule_id, user_id);
create index mapping_proposal_open on catalog.mapping_proposal (proposed_at desc, id desc) where decision is null;
create index mapping_proposal_by_user on catalog.mapping_proposal (user_id);
