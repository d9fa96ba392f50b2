/** The folders whose names and prose use the words of the glossary. The list grows until it is the whole repository. */
export const plainFolders: readonly string[] = ['tools/check/words'];
