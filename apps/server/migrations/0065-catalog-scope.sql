alter table access.key drop constraint key_scopes_check;
alter table access.key add constraint key_scopes_check check (scopes <@ array[
  'read:public', 'read:list', 'write:list', 'read:profile', 'write:profile', 'webhooks:manage', 'write:catalog']);
