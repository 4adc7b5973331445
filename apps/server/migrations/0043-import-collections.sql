-- Imports take back the favourites and custom lists they brought, and bring those of our own files in their order.

-- the import that made it, until its owner changes it; null of those made by hand
alter table lists.favourite add column batch_id uuid;
alter table lists.custom_list add column batch_id uuid;

-- custom lists and favourites of the file, in their order: what is brought when the import starts
alter table imports.list_import add column collections jsonb;
