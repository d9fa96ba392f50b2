declare module 'negotiator' {
  /** The parts of the package that are used here; its published types lack the server's order (`preferred`). */
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> });
    /** The accepted ones of these encodings, best first; `preferred` decides between equals. */
    encodings<Encoding extends string>(
      available: readonly Encoding[],
      options: { readonly preferred: readonly Encoding[] },
    ): Encoding[];
    /** The types that the header names, best first. */
    mediaTypes(): string[];
    /** The accepted ones of these types, best first. */
    mediaTypes<Type extends string>(available: readonly Type[]): Type[];
  }
}
