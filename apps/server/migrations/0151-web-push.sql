-- The key with which this instance names itself to push services (VAPID). There is one.
create table alerts.push_key (
  id text primary key check (id = 'own'),
  -- 65 bytes, base64url
  public_key text not null check (length(public_key) <= 100),
  private_sealed bytea not null,
  created_at timestamptz not null
);

-- SHA-256 of the address that a browser gave us: one subscription is one target, whoever uses the browser.
alter table alerts.target
  add column endpoint_hash text check (length(endpoint_hash) = 64),
  add constraint target_browser check ((kind = 'WEB_PUSH') = (endpoint_hash is not null));
create unique index target_by_endpoint on alerts.target (endpoint_hash) where endpoint_hash is not null;
