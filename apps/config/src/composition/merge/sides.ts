/** A value three times: as it was when the typing began, as it was typed here, and as somebody else stored it. */
export interface Sides<Value = unknown> {
  readonly base: Value;
  readonly mine: Value;
  readonly newer: Value;
}

/** One step from a document down to a part of it. `name` of an entry is what a person knows it by. */
export type Step =
  | { readonly kind: 'member'; readonly name: string }
  | { readonly kind: 'entry'; readonly id: string; readonly name: string }
  | { readonly kind: 'order' };

/** Where in a document something is. */
export type Path = readonly Step[];

/** Decides about a part that both sides changed: `sides` is that part. */
export type Pick = (path: Path, sides: Sides) => 'mine' | 'newer';
