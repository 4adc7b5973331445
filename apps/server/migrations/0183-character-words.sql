-- The words of the names of characters, for searching: of words in Latin letters the whole, of others also every end of two characters or more.
create table catalog.character_word (
  word text collate "C" not null,
  character_id uuid not null,
  work_id uuid not null,
  primary key (word, character_id, work_id)
);
create index character_word_by_work on catalog.character_word (work_id);
create index character_word_by_character on catalog.character_word (character_id);

insert into catalog.character_word (word, character_id, work_id)
select distinct substr(part, start), (item ->> 'id')::uuid, work_id
from catalog.detail
cross join jsonb_array_elements(characters) item
cross join unnest(array[item ->> 'name', item ->> 'nameNative']) name
cross join regexp_replace(normalize(lower(name), nfkd), '[\u0300-\u036f\u3099\u309a]', '', 'g') bare
cross join regexp_split_to_table(bare, '[\s!-/:-@\[-`{-~・＝=“”‘’（）]+') part
cross join generate_series(1, case when part ~ '^[ -~]*$' then 1 else greatest(1, length(part) - 1) end) start
where part <> '';
