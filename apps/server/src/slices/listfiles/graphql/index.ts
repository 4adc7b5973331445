/** Types and root fields of list imports. Each file registers its own when it is imported. */
import './list-import-row.ts';
import './list-import.ts';
import './act.ts';
