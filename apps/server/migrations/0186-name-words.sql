-- The words of names, for searching, now also of those who speak characters: of words in Latin letters the whole, of others also every end of two characters or more.
alter table catalog.character_word rename to name_word;
alter table catalog.name_word rename column character_id to subject_id;
alter table catalog.name_word
  add column subject text not null default 'CHARACTER' check (subject in ('CHARACTER', 'VOICE'));
alter table catalog.name_word alter column subject drop default;
alter table catalog.name_word drop constraint character_word_pkey;
alter table catalog.name_word add constraint name_word_pkey primary key (subject, word, subject_id, work_id);
alter index catalog.character_word_by_work rename to name_word_by_work;
alter index catalog.character_word_by_character rename to name_word_by_subject;

insert into catalog.name_word (subject, word, subject_id, work_id)
select distinct 'VOICE', substr(part, start), (voice ->> 'id')::uuid, work_id
from catalog.detail
cross join jsonb_array_elements(characters) item
cross join jsonb_array_elements(item -> 'voices') voice
cross join unnest(array[voice ->> 'name', voice ->> 'nameNative']) name
cross join regexp_replace(normalize(lower(name), nfkd), '[\u0300-\u036f\u3099\u309a]', '', 'g') bare
cross join regexp_split_to_table(bare, '[\s!-/:-@\[-`{-~・＝=“”‘’（）]+') part
cross join generate_series(1, case when part ~ '^[ -~]*$' then 1 else greatest(1, length(part) - 1) end) start
where part <> '';
