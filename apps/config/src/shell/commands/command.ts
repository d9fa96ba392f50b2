/** An action, wherever it is offered: palette, shortcut, menu, button, shortcut sheet. */
export interface Command {
  /** Unique: `editor.undo`. */
  readonly id: string;
  readonly title: string;
  readonly group: CommandGroup;
  /** In the notation of tinykeys: `$mod+z`, `g p`. */
  readonly keys?: string;
  /** Additional search terms for the palette. */
  readonly keywords?: string;
  /** Works while a text field has the focus; only for shortcuts with a modifier. */
  readonly isGlobal?: boolean;
  /** Only offered by shortcut, not in the palette. */
  readonly isHiddenInPalette?: boolean;
  readonly run: () => void;
}

/** The groups of the palette and the shortcut sheet, in their order. */
export const commandGroups = ['Block', 'Section', 'Editor', 'Go to', 'Pages', 'General'] as const;
export type CommandGroup = (typeof commandGroups)[number];
