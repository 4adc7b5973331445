-- A title in Latin letters as such titles are compared: for finding the work of a claim that has no native title and shares no id.
create function catalog.latin_key(title text) returns text language sql immutable parallel safe
  as $$ select regexp_replace(lower(title), '[^a-z0-9]+', '', 'g') $$;
create index anime_by_romaji on catalog.anime (catalog.latin_key(title_romaji)) where title_romaji is not null;
create index synonym_by_latin on catalog.synonym (catalog.latin_key(text)) where catalog.latin_key(text) <> '';
-- Without them the planner expects two hundred different titles, and reads all of them for every batch of an import.
create statistics catalog.anime_romaji_latin on (catalog.latin_key(title_romaji)) from catalog.anime;
create statistics catalog.synonym_latin on (catalog.latin_key(text)) from catalog.synonym;
