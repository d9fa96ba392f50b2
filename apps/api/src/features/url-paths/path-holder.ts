import { reservedNavigationNames, readmePageName } from '@sitewright/contracts/codes';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { isReservedPath } from '@sitewright/contracts/links';

/** What is in the way of a path. */
export interface PathHolder {
  /** Without slashes at its ends. */
  readonly path: string;
  readonly kind: 'page' | 'item' | 'reserved';
  /** Of the page or item. */
  readonly title: string;
  /** It leaves the path at the next publish. */
  readonly isLeaving: boolean;
  /** The path is one that an item would move to along with its page. */
  readonly movesItem: boolean;
}

/** NAV-01: names of the product's own navigations and pages. */
export const reservedNames: readonly string[] = [...reservedNavigationNames, readmePageName];

/** Whether the product keeps a path for itself, so that no page can have it. */
export const isReservedPagePath = (path: string): boolean =>
  isReservedPath(path) || reservedNames.includes(path);

function holderText({ path, kind, title, isLeaving, movesItem }: PathHolder): string {
  const taken =
    kind === 'reserved'
      ? `/${path} is reserved.`
      : isLeaving
        ? `The ${kind} “${title}” keeps /${path} until you publish.`
        : `The ${kind} “${title}” already uses /${path}.`;
  const prefix = movesItem ? `An item would move to /${path}. ` : '';
  const suffix = movesItem || isLeaving ? '' : ' Please choose another.';
  return `${prefix}${taken}${suffix}`;
}

/** Says beside a field what is in the way of a path. */
export const findHolderError = (holder: PathHolder, field = 'urlId'): ErrorResult =>
  err(holder.kind === 'reserved' ? 'reservedName' : 'alreadyExists', {
    errors: { [field]: holderText(holder) },
  });
