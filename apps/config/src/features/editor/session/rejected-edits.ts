import type { PropsError } from '@sitewright/blocks/schema';
import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { findBlock, findSection } from '@sitewright/page-model';

/** Input that cannot be stored. It stays in its field until it is corrected. */
export interface RejectedEdit {
  /** The block, or the section whose name it is. */
  readonly ownerId: string;
  readonly property: string;
  readonly value: unknown;
  /** The path within the property: empty for the whole value, or such as `0.title` in a list. */
  readonly field: string;
  /** The error at the field: `Please enter at most 300 characters.`. */
  readonly sentence: string;
  /** The error elsewhere: `Heading, Text: Please enter …`. */
  readonly message: string;
}

type Rejected = readonly RejectedEdit[];

interface Stated {
  readonly ownerId: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The values that an operation sets by typing: which element's props. */
function statedBy(operation: Operation): Stated | undefined {
  switch (operation.kind) {
    case 'setProps':
      return { ownerId: operation.blockId, props: operation.props };
    case 'nameSection':
      return { ownerId: operation.sectionId, props: { name: operation.name } };
    default:
      return undefined;
  }
}

/** Adds the values of a rejected operation; later attempts replace earlier ones. Undefined if it was not typed. */
export function withRejected(
  rejected: Rejected,
  operation: Operation,
  { field, sentence, message }: PropsError,
): Rejected | undefined {
  const stated = statedBy(operation);
  if (stated === undefined) return undefined;
  const { ownerId, props } = stated;
  const [invalid = '', ...within] = field.split('.');
  const property = Object.hasOwn(props, invalid) ? invalid : (Object.keys(props)[0] ?? invalid);
  const value = props[property];
  return [
    ...withoutText(rejected, ownerId, property),
    { ownerId, property, value, field: within.join('.'), sentence, message },
  ];
}

const filtered = (rejected: Rejected, isLeft: (one: RejectedEdit) => boolean): Rejected => {
  const left = rejected.filter(isLeft);
  return left.length === rejected.length ? rejected : left;
};

/** The rejected values after a new edit, which settles the values it sets. */
export function withoutSettled(rejected: Rejected, operation: Operation): Rejected {
  const stated = statedBy(operation);
  return filtered(
    rejected,
    ({ ownerId, property }) =>
      !(stated?.ownerId === ownerId && Object.hasOwn(stated.props, property)),
  );
}

/** The rejected values without those of removed blocks and sections. */
export const withoutRemoved = (rejected: Rejected, document: PageDocument): Rejected =>
  filtered(
    rejected,
    ({ ownerId }) => (findBlock(document, ownerId) ?? findSection(document, ownerId)) !== undefined,
  );

/** Adds a text of the page that cannot be stored, nor be sent to the server. Its field shows the stored text. */
export function withUnstorable(
  rejected: Rejected,
  document: PageDocument,
  { blockId, property }: { readonly blockId: string; readonly property: string },
): Rejected {
  const sentence = 'This text cannot be stored.';
  const value = findBlock(document, blockId)?.block.props[property];
  return [
    ...withoutText(rejected, blockId, property),
    { ownerId: blockId, property, value, field: '', sentence, message: sentence },
  ];
}

/** The rejected values without that of one property. */
export const withoutText = (rejected: Rejected, blockId: string, property: string): Rejected =>
  filtered(rejected, (one) => one.ownerId !== blockId || one.property !== property);
