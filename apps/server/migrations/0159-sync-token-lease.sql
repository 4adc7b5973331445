-- From when on a worker may renew the tokens. Whoever renews them puts it off, so that nobody else does.
alter table sync.link add column renewable_at timestamptz not null default 'epoch';
