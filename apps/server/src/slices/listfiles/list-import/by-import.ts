/** What the changes of an import say of where they come from. */
export const BY_IMPORT = { source: 'IMPORT', client: { kind: 'import', name: null } } as const;
