import { reservedNavigationNames, readmePageName } from '@sitewright/contracts/codes';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { isReservedPath } from '@sitewright/contracts/links';

/** What already has a path. */
export interface PathHolder {
  /** Without leading and trailing slashes. */
  readonly path: string;
  readonly kind: 'page' | 'item' | 'reserved';
  /** The title of the page or item. */
  readonly title: string;
  /** Whether it leaves the path at the next publish. */
  readonly isLeaving: boolean;
  /** Whether it is an item, not its page, that would move to the path. */
  readonly movesItem: boolean;
}

/** NAV-01: names of the product's own navigation and pages. */
export const reservedNames: readonly string[] = [...reservedNavigationNames, readmePageName];

/** Whether the product reserves a path, so that no page can have it. */
export const isReservedPagePath = (path: string): boolean =>
  isReservedPath(path) || reservedNames.includes(path);

function holderText({ path, kind, title, isLeaving, movesItem }: PathHolder): string {
  const reason =
    kind === 'reserved'
      ? `/${path} is reserved.`
      : isLeaving
        ? `The ${kind} “${title}” keeps /${path} until you publish.`
        : `The ${kind} “${title}” already uses /${path}.`;
  const prefix = movesItem ? `An item would move to /${path}. ` : '';
  const suffix = movesItem || isLeaving ? '' : ' Please choose another.';
  return `${prefix}${reason}${suffix}`;
}

/** The error beside a field for a taken path. */
export const createHolderError = (holder: PathHolder, field = 'urlId'): ErrorResult =>
  err(holder.kind === 'reserved' ? 'reservedName' : 'alreadyExists', {
    errors: { [field]: holderText(holder) },
  });
