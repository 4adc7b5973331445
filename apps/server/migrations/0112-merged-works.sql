-- Works that were merged into others, split, or deleted by people: what sources say of a work moves with it, and every step can be taken back.

create table catalog.redirect (
  old_id uuid primary key,
  medium text not null check (medium in ('ANIME', 'MANGA')),
  -- the work it was merged into; that one may have been merged since
  into_id uuid not null,
  -- the work that stands for it now: one that is merged into no other
  new_id uuid not null,
  since timestamptz not null,
  -- its ids at other sites, for those that no claim states
  external_ids jsonb not null,
  check (old_id <> into_id and old_id <> new_id)
);
create index redirect_by_work on catalog.redirect (new_id);
create index redirect_by_merge on catalog.redirect (into_id);

-- The work of which a source says this, where that one was merged into another.
alter table catalog.claim add column joined_from uuid;

-- Works that are hidden although sources name them.
create table catalog.deletion (
  work_id uuid primary key,
  medium text not null check (medium in ('ANIME', 'MANGA')),
  since timestamptz not null
);
