import type { TagType } from '@sitewright/contracts/codes';
import { fitsTagLength } from '@sitewright/contracts/limits';

/** Why a tag was rejected. */
export const tagErrors = ['exists', 'tooLong', 'oneAtATime'] as const;
export type TagError = (typeof tagErrors)[number];

/** The input state of the tag manager; the parent holds the tags. */
export interface TagManagerState {
  /** The text of the field for a new tag. */
  readonly typed: string;
  /** The open rename: at most one (TAG-04). */
  readonly renamed: { readonly tag: string; readonly text: string } | null;
  /** The last rejection, and the field that shows it. */
  readonly error: { readonly at: 'new' | 'renamed'; readonly code: TagError } | null;
}

export type TagManagerEvent =
  | { readonly kind: 'typeNew'; readonly text: string }
  | { readonly kind: 'add' }
  | { readonly kind: 'startRename'; readonly tag: string }
  | { readonly kind: 'typeRename'; readonly text: string }
  | { readonly kind: 'rename' }
  | { readonly kind: 'cancelRename' }
  | { readonly kind: 'remove'; readonly tag: string };

/** The input of a transition, with the current tags. */
export interface TagManagerInput {
  readonly type: TagType;
  readonly tags: readonly string[];
  readonly state: TagManagerState;
}

/** The tags after a transition; the identical list if none has changed. */
export interface TagManagerStep {
  readonly state: TagManagerState;
  readonly tags: readonly string[];
}

export const initialTagManager: TagManagerState = { typed: '', renamed: null, error: null };

/** The open rename, if its tag still exists: the parent may have reset the list. */
export const openRename = ({ state, tags }: Pick<TagManagerInput, 'state' | 'tags'>) =>
  state.renamed !== null && tags.includes(state.renamed.tag) ? state.renamed : null;

/** A transition of the tag manager (TAG-01, TAG-03, TAG-04). */
export function transition(input: TagManagerInput, event: TagManagerEvent): TagManagerStep {
  const { state, tags } = input;
  switch (event.kind) {
    case 'typeNew':
      return { state: { ...state, typed: event.text, error: null }, tags };
    case 'add':
      return add(input);
    case 'startRename':
      return openRename(input) === null
        ? { state: { ...state, renamed: { tag: event.tag, text: event.tag }, error: null }, tags }
        : { state: { ...state, error: { at: 'renamed', code: 'oneAtATime' } }, tags };
    case 'typeRename':
      return state.renamed === null
        ? input
        : {
            state: { ...state, renamed: { ...state.renamed, text: event.text }, error: null },
            tags,
          };
    case 'rename':
      return rename(input);
    case 'cancelRename':
      return { state: { ...state, renamed: null, error: null }, tags };
    case 'remove':
      return {
        state: { ...state, error: null },
        tags: tags.filter((tag) => tag !== event.tag),
      };
  }
}

function add({ type, tags, state }: TagManagerInput): TagManagerStep {
  const tag = state.typed.trim();
  if (tag === '') return { state: { ...state, typed: '', error: null }, tags };
  const code = errorOf(type, tag, tags);
  return code === null
    ? { state: { ...state, typed: '', error: null }, tags: [...tags, tag] }
    : { state: { ...state, error: { at: 'new', code } }, tags };
}

/** An empty or unchanged name keeps the tag. */
function rename(input: TagManagerInput): TagManagerStep {
  const { type, tags, state } = input;
  const open = openRename(input);
  const closed = { ...state, renamed: null, error: null };
  if (open === null) return { state: closed, tags };
  const name = open.text.trim();
  if (name === '' || name === open.tag) return { state: closed, tags };
  const others = tags.filter((tag) => tag !== open.tag);
  const code = errorOf(type, name, others);
  return code === null
    ? { state: closed, tags: tags.map((tag) => (tag === open.tag ? name : tag)) }
    : { state: { ...state, error: { at: 'renamed', code } }, tags };
}

/** Visitors could not distinguish two tags that only differ in case. */
function errorOf(type: TagType, tag: string, others: readonly string[]): TagError | null {
  if (!fitsTagLength(type, tag)) return 'tooLong';
  const isSame = (other: string) => other.toLowerCase() === tag.toLowerCase();
  return others.some(isSame) ? 'exists' : null;
}
