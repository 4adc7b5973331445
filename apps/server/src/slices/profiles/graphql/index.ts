import './user.ts';
import './viewer.ts';
import './preferences.ts';
import './company.ts';
import './follow.ts';
import './notice.ts';
