/** Types and root fields of imports of lists; each file registers its own when it is imported. */
import './list-import-row.ts';
import './list-import.ts';
import './act.ts';
