/** The origin of changes that an import makes. */
export const BY_IMPORT = { source: 'IMPORT', client: { kind: 'import', name: null } } as const;
