import type { PropsError } from '@sitewright/blocks/schema';
import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { findBlock, findSection } from '@sitewright/page-model';

/** What was typed and cannot be stored. It stays where it was typed until it is put right. */
export interface RejectedEdit {
  /** The block, or the section of which it is the name. */
  readonly ownerId: string;
  readonly property: string;
  readonly value: unknown;
  /** Where in the property the problem is: empty for all of it, or such as `0.title` in a list. */
  readonly field: string;
  /** At the field: `Please enter at most 300 characters.`. */
  readonly sentence: string;
  /** The same elsewhere: `Heading, Text: Please enter …`. */
  readonly message: string;
}

type Rejected = readonly RejectedEdit[];

interface Stated {
  readonly ownerId: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** What an operation states by typing: whose properties, and their values. */
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

/** Adds what an operation would have stated; later attempts replace earlier ones. Undefined: it was not typed. */
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

/** What is left once a new edit was carried out: what it states is settled. */
export function withoutSettled(rejected: Rejected, operation: Operation): Rejected {
  const stated = statedBy(operation);
  return filtered(
    rejected,
    ({ ownerId, property }) =>
      !(stated?.ownerId === ownerId && Object.hasOwn(stated.props, property)),
  );
}

/** What is left without the edits of blocks and sections that the document does not have any more. */
export const withoutRemoved = (rejected: Rejected, document: PageDocument): Rejected =>
  filtered(
    rejected,
    ({ ownerId }) => (findBlock(document, ownerId) ?? findSection(document, ownerId)) !== undefined,
  );

/** Adds a text of the page that cannot be stored, and cannot be sent to be judged. Its field shows what is stored. */
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

/** What is left without the rejected value of one property. */
export const withoutText = (rejected: Rejected, blockId: string, property: string): Rejected =>
  filtered(rejected, (one) => one.ownerId !== blockId || one.property !== property);
