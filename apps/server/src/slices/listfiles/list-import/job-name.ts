/** The name of the job that writes a list import. */
export const RUN_LIST_IMPORT = 'listfiles.run-list-import';
