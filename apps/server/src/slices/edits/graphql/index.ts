import './queries.ts';
import './editing.ts';
import './propose-edit.ts';
import './decide-edit.ts';
import './decide-edits.ts';
import './discuss-edit.ts';
import './undo-revision.ts';
import './moderation.ts';
