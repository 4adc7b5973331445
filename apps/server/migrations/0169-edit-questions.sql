-- Questions, answers and appeals are shown however many comments there are.
create index message_telling on edits.message (proposal_id, id) where kind <> 'COMMENT';
