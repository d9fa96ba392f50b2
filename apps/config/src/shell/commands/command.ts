/** Something a person can do, wherever it is offered: palette, key, menu, button, shortcut sheet. */
export interface Command {
  /** Unique: `editor.undo`. */
  readonly id: string;
  readonly title: string;
  readonly group: CommandGroup;
  /** In the notation of tinykeys: `$mod+z`, `g p`. */
  readonly keys?: string;
  /** Other words by which it is looked for. */
  readonly keywords?: string;
  /** Works while the focus is in a text field; only for keys with a modifier. */
  readonly isGlobal?: boolean;
  /** Offered by its key alone, not in the palette. */
  readonly isQuiet?: boolean;
  readonly run: () => void;
}

/** Groups of the palette and the sheet, in their order. */
export const commandGroups = ['Block', 'Section', 'Editor', 'Go to', 'Pages', 'General'] as const;
export type CommandGroup = (typeof commandGroups)[number];
