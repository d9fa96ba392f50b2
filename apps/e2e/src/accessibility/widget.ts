import type { Page } from '@playwright/test';
import type { RunningSite } from '../start-site.ts';

/** The roles by which people who cannot see a page look for its parts. */
export type Role = Parameters<Page['getByRole']>[0];

/** Where to look for an element. */
interface Place {
  /** Selector of what it is looked for in. Default: what the widget is `inside` of; `page` is the whole page. */
  readonly inside?: string;
}

/** An element by its role and its name; the first of several. */
export interface ByRole extends Place {
  readonly role: Role;
  readonly name?: string | RegExp;
  /** Words that stand in it. */
  readonly text?: RegExp;
}

/** A native element for which there is no role to look for, by its selector. */
export interface ByElement extends Place {
  readonly element: string;
  /** What browsers tell of it: `summary`, `video`. */
  readonly native: string;
  readonly name?: string;
  readonly text?: RegExp;
}

/** An element of a widget. */
export type Target = ByRole | ByElement;

/**
 * States and properties by name, each with its value: an attribute where its name is one of ARIA's, otherwise what the
 * browser itself tells of a native element, such as `expanded`. Null: the attribute is not there.
 */
export type States = Readonly<Record<string, string | RegExp | null>>;

/** What is there after a key was pressed. */
export type Outcome =
  | { readonly shows: Target }
  | { readonly hides: Target }
  | { readonly focuses: Target }
  | { readonly of: Target; readonly states: States }
  | { readonly of: Target; readonly value: string }
  /** Of a player. */
  | { readonly of: Target; readonly paused: boolean }
  | { readonly address: RegExp };

/** Something that has a role, a name, and states. */
export interface Part {
  readonly part: Target;
  /** Where its name comes from. */
  readonly named: string;
  /** States and properties as they are met: the value, and what it says. */
  readonly states?: Readonly<
    Record<string, readonly [value: string | RegExp | null, says: string]>
  >;
}

/** A key, where it is pressed, and what it does. */
export interface Press {
  readonly press: string;
  /** Gets the focus first. Default: the key is pressed where the focus is. */
  readonly on?: Target;
  readonly does: string;
  readonly after: readonly Outcome[];
}

/** Words that are said without a move of the focus. */
export interface Told {
  /** Where it is said. */
  readonly told: Target;
  /** Stands in what screen readers get to read there: roles, names and words, each element on a line. */
  readonly text: string | RegExp;
  /** What is said, and when. */
  readonly says: string;
}

/** Something that has to be so before the next step, and that is no part of the widget. */
export interface Given {
  readonly given: (page: Page, site: RunningSite) => Promise<unknown>;
}

/** A fact of the document, proven in its place; the page is left as it is for the next one. */
export type Step = Part | Press | Told | Given;

interface Named {
  /** What it is called. */
  readonly widget: string;
  /** The pattern of the ARIA Authoring Practices Guide that it follows, where there is one. */
  readonly pattern?: string;
  /** What is worth saying besides. */
  readonly note?: string;
}

/** A widget that is met on a page of the demo sites. */
export interface PageWidget extends Named {
  readonly site: string;
  readonly path: string;
  /** Selector of the first element that holds it. */
  readonly inside: string;
  /** It is met on narrow windows alone. */
  readonly onPhones?: boolean;
  /** What happens on its page until it can be met. */
  readonly before?: (page: Page) => Promise<void>;
  readonly steps: readonly Step[];
}

/** A sentence of a test in a library, which proves what no demo site shows. */
export interface Proof {
  readonly file: string;
  readonly test: string;
}

/** A widget of the libraries that no page of the demo sites has; each of its facts is proven there. */
export interface LibraryWidget extends Named {
  readonly parts: readonly {
    readonly role: string;
    readonly named: string;
    readonly states?: Readonly<Record<string, string>>;
    readonly proof: Proof;
  }[];
  readonly keys: readonly {
    readonly press: string;
    readonly does: string;
    readonly proof: Proof;
  }[];
  readonly says?: readonly {
    readonly role: string;
    readonly says: string;
    readonly proof: Proof;
  }[];
}

/** A row of the document. */
export type Widget = PageWidget | LibraryWidget;

/** Rows of one kind. */
export interface Chapter {
  readonly title: string;
  readonly widgets: readonly Widget[];
}
