import type { Page } from '@playwright/test';
import type { RunningSite } from '../start-site.ts';

/** The roles by which people who cannot see a page find its parts. */
export type Role = Parameters<Page['getByRole']>[0];

/** Where to look for an element. */
interface Scope {
  /** Selector of the ancestor. Default: the `inside` of the widget; `page` is the whole page. */
  readonly inside?: string;
}

/** An element by its role and name; the first of several. */
export interface ByRole extends Scope {
  readonly role: Role;
  readonly name?: string | RegExp;
  /** A text that it contains. */
  readonly text?: RegExp;
}

/** A native element without a role to search for, by its selector. */
export interface ByElement extends Scope {
  readonly element: string;
  /** The role in the browser's accessibility tree: `DisclosureTriangle`, `Video`. */
  readonly native: string;
  readonly name?: string;
  readonly text?: RegExp;
}

/** An element of a widget. */
export type Target = ByRole | ByElement;

/**
 * States and properties by name with their values: an ARIA attribute, or for other names what the browser reports
 * about a native element, such as `expanded`. Null: the attribute is absent.
 */
export type States = Readonly<Record<string, string | RegExp | null>>;

/** The result of a key press. */
export type Outcome =
  | { readonly shows: Target }
  | { readonly hides: Target }
  | { readonly focuses: Target }
  | { readonly of: Target; readonly states: States }
  | { readonly of: Target; readonly value: string }
  /** The state of a player. */
  | { readonly of: Target; readonly paused: boolean }
  | { readonly address: RegExp };

/** An element with a role, a name and states. */
export interface Part {
  readonly part: Target;
  /** Where its name comes from. */
  readonly nameSource: string;
  /** States and properties: each value, and its meaning. */
  readonly states?: Readonly<
    Record<string, readonly [value: string | RegExp | null, meaning: string]>
  >;
}

/** A key, where it is pressed, and its result. */
export interface Press {
  readonly press: string;
  /** Focused first. Default: the key is pressed on the focused element. */
  readonly on?: Target;
  readonly does: string;
  readonly after: readonly Outcome[];
}

/** Text that is announced without moving the focus. */
export interface Announcement {
  /** The live region. */
  readonly region: Target;
  /** Contained in what screen readers read there: roles, names and text, one element per line. */
  readonly text: string | RegExp;
  /** What is announced, and when. */
  readonly announces: string;
}

/** A precondition of the next step that is not part of the widget. */
export interface Given {
  readonly given: (page: Page, site: RunningSite) => Promise<unknown>;
}

/** A fact of the document, proven in order; the page stays as it is for the next one. */
export type Step = Part | Press | Announcement | Given;

interface WidgetBase {
  /** The name of the widget. */
  readonly widget: string;
  /** The pattern of the ARIA Authoring Practices Guide that it follows, if any. */
  readonly pattern?: string;
  /** Further remarks. */
  readonly note?: string;
}

/** A widget on a page of the demo sites. */
export interface PageWidget extends WidgetBase {
  readonly site: string;
  readonly path: string;
  /** Selector of its root; the first match. */
  readonly inside: string;
  /** Whether the widget only exists in narrow windows. */
  readonly onPhones?: boolean;
  /** Prepares the page. */
  readonly before?: (page: Page) => Promise<void>;
  readonly steps: readonly Step[];
}

/** A test that proves what no demo site shows. */
export interface Proof {
  readonly file: string;
  readonly test: string;
}

/** A widget of the libraries that no demo page has; the libraries' own tests prove its facts. */
export interface LibraryWidget extends WidgetBase {
  readonly parts: readonly {
    readonly role: string;
    readonly nameSource: string;
    readonly states?: Readonly<Record<string, string>>;
    readonly proof: Proof;
  }[];
  readonly keys: readonly {
    readonly press: string;
    readonly does: string;
    readonly proof: Proof;
  }[];
  readonly announcements?: readonly {
    readonly role: string;
    readonly announces: string;
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
