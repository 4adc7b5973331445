-- Adapters tell the extension how to read pages of sites. Those that come with the program are in its files; here is what people propose,
-- and what was accepted. What was accepted stays, so that the history of an adapter can be read.
create schema adapters;

create table adapters.proposal (
  id uuid primary key,
  name text not null check (length(name) between 1 and 40),
  -- as it was written: its order of keys matters to people
  body text not null check (length(body) <= 16384),
  note text not null check (length(note) <= 2000),
  state text not null check (state in ('OPEN', 'ACCEPTED', 'REJECTED', 'WITHDRAWN')),
  author_id uuid references accounts."user" on delete set null,
  proposed_at timestamptz not null,
  decided_by uuid references accounts."user" on delete set null,
  decided_at timestamptz,
  answer text not null default '' check (length(answer) <= 2000),
  -- the revision of the adapter that it became
  revision integer,
  check ((state = 'OPEN') = (decided_at is null)),
  check ((state = 'ACCEPTED') = (revision is not null))
);
create unique index proposal_revision on adapters.proposal (name, revision desc) where revision is not null;
create index proposal_open on adapters.proposal (proposed_at, id) where state = 'OPEN';
create index proposal_of_author on adapters.proposal (author_id, id desc);
create index proposal_of_decider on adapters.proposal (decided_by) where decided_by is not null;
