import type { TagType } from '@sitewright/contracts/codes';
import { fitsTagLength } from '@sitewright/contracts/limits';

/** Why a tag was not taken. */
export const tagRefusals = ['exists', 'tooLong', 'oneAtATime'] as const;
export type TagRefusal = (typeof tagRefusals)[number];

/** The fields of the tag manager; the tags themselves belong to whoever shows it. */
export interface TagManagerState {
  /** What stands in the field for a new tag. */
  readonly typed: string;
  /** The rename that is open: one at most (TAG-04). */
  readonly renamed: { readonly tag: string; readonly text: string } | null;
  /** What was refused last, and at which field it is said. */
  readonly refusal: { readonly at: 'new' | 'renamed'; readonly code: TagRefusal } | null;
}

export type TagManagerEvent =
  | { readonly kind: 'typeNew'; readonly text: string }
  | { readonly kind: 'add' }
  | { readonly kind: 'startRename'; readonly tag: string }
  | { readonly kind: 'typeRename'; readonly text: string }
  | { readonly kind: 'rename' }
  | { readonly kind: 'cancelRename' }
  | { readonly kind: 'remove'; readonly tag: string };

/** What a step works on: the tags are as they are shown at that moment. */
export interface TagManagerInput {
  readonly type: TagType;
  readonly tags: readonly string[];
  readonly state: TagManagerState;
}

/** The tags after a step; the very same list when none of them changed. */
export interface TagManagerStep {
  readonly state: TagManagerState;
  readonly tags: readonly string[];
}

export const initialTagManager: TagManagerState = { typed: '', renamed: null, refusal: null };

/** The open rename, as long as its tag is still there: the list may have been put back from outside. */
export const openRename = ({ state, tags }: Pick<TagManagerInput, 'state' | 'tags'>) =>
  state.renamed !== null && tags.includes(state.renamed.tag) ? state.renamed : null;

/** One step of the tag manager (TAG-01, TAG-03, TAG-04). */
export function transition(input: TagManagerInput, event: TagManagerEvent): TagManagerStep {
  const { state, tags } = input;
  switch (event.kind) {
    case 'typeNew':
      return { state: { ...state, typed: event.text, refusal: null }, tags };
    case 'add':
      return add(input);
    case 'startRename':
      return openRename(input) === null
        ? { state: { ...state, renamed: { tag: event.tag, text: event.tag }, refusal: null }, tags }
        : { state: { ...state, refusal: { at: 'renamed', code: 'oneAtATime' } }, tags };
    case 'typeRename':
      return state.renamed === null
        ? input
        : {
            state: { ...state, renamed: { ...state.renamed, text: event.text }, refusal: null },
            tags,
          };
    case 'rename':
      return rename(input);
    case 'cancelRename':
      return { state: { ...state, renamed: null, refusal: null }, tags };
    case 'remove':
      return {
        state: { ...state, refusal: null },
        tags: tags.filter((tag) => tag !== event.tag),
      };
  }
}

function add({ type, tags, state }: TagManagerInput): TagManagerStep {
  const tag = state.typed.trim();
  if (tag === '') return { state: { ...state, typed: '', refusal: null }, tags };
  const code = refusalOf(type, tag, tags);
  return code === null
    ? { state: { ...state, typed: '', refusal: null }, tags: [...tags, tag] }
    : { state: { ...state, refusal: { at: 'new', code } }, tags };
}

/** An empty name, like an unchanged one, leaves the tag as it was. */
function rename(input: TagManagerInput): TagManagerStep {
  const { type, tags, state } = input;
  const open = openRename(input);
  const closed = { ...state, renamed: null, refusal: null };
  if (open === null) return { state: closed, tags };
  const name = open.text.trim();
  if (name === '' || name === open.tag) return { state: closed, tags };
  const others = tags.filter((tag) => tag !== open.tag);
  const code = refusalOf(type, name, others);
  return code === null
    ? { state: closed, tags: tags.map((tag) => (tag === open.tag ? name : tag)) }
    : { state: { ...state, refusal: { at: 'renamed', code } }, tags };
}

/** Two tags that differ in case alone would look like one to visitors. */
function refusalOf(type: TagType, tag: string, others: readonly string[]): TagRefusal | null {
  if (!fitsTagLength(type, tag)) return 'tooLong';
  const isSame = (other: string) => other.toLowerCase() === tag.toLowerCase();
  return others.some(isSame) ? 'exists' : null;
}
