-- One row that `/readyz` writes to, to know whether the database still takes writes.
create table public.tsuzuki_probe (
  is_only boolean primary key default true check (is_only),
  written_at timestamptz not null default now()
);
insert into public.tsuzuki_probe default values;
