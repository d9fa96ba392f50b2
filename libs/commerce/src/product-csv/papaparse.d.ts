declare module 'papaparse' {
  /** The parts of the package that are used here. */
  interface Step {
    readonly data: readonly string[];
    readonly errors: readonly { readonly type: string; readonly code: string }[];
  }
  interface Papa {
    parse(
      text: string,
      options: {
        readonly delimiter: string;
        readonly newline: string;
        readonly preview?: number;
        readonly step: (step: Step, parser: { abort(): void }) => void;
      },
    ): void;
    unparse(rows: readonly (readonly string[])[], options: { readonly newline: string }): string;
  }
  const papa: Papa;
  export default papa;
}
