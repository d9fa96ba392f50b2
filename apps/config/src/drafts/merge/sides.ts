/** Three versions of a value: the common base, the local draft, and the version that another person saved. */
export interface Sides<Value = unknown> {
  readonly base: Value;
  readonly local: Value;
  readonly remote: Value;
}

/** One step from a document to a part of it. `name` of an entry is its name on the screen. */
export type Step =
  | { readonly kind: 'member'; readonly name: string }
  | { readonly kind: 'entry'; readonly id: string; readonly name: string }
  | { readonly kind: 'order' };

/** A position in a document. */
export type Path = readonly Step[];

/** Decides about a part that both sides changed: `sides` is that part. */
export type Pick = (path: Path, sides: Sides) => 'local' | 'remote';
