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
  /** The error outside the field: `Heading, Text: Please enter …`. */
  readonly message: string;
}

type Rejected = readonly RejectedEdit[];

interface TypedProps {
  readonly ownerId: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The props that an operation sets from typed input; undefined for other operations. */
function typedPropsOf(operation: Operation): TypedProps | undefined {
  switch (operation.kind) {
    case 'setProps':
      return { ownerId: operation.blockId, props: operation.props };
    case 'nameSection':
      return { ownerId: operation.sectionId, props: { name: operation.name } };
    default:
      return undefined;
  }
}

/** Adds the invalid value of a rejected operation. Undefined if the operation does not come from typed input. */
export function withRejected(
  rejected: Rejected,
  operation: Operation,
  { field, sentence, message }: PropsError,
): Rejected | undefined {
  const typed = typedPropsOf(operation);
  if (typed === undefined) return undefined;
  const { ownerId, props } = typed;
  const [name = '', ...path] = field.split('.');
  const property = Object.hasOwn(props, name) ? name : (Object.keys(props)[0] ?? name);
  const value = props[property];
  return [
    ...withoutText(rejected, ownerId, property),
    { ownerId, property, value, field: path.join('.'), sentence, message },
  ];
}

const filtered = (rejected: Rejected, shouldKeep: (edit: RejectedEdit) => boolean): Rejected => {
  const remaining = rejected.filter(shouldKeep);
  return remaining.length === rejected.length ? rejected : remaining;
};

/** The rejected values without those of the properties that a new edit sets. */
export function withoutSettled(rejected: Rejected, operation: Operation): Rejected {
  const typed = typedPropsOf(operation);
  return filtered(
    rejected,
    ({ ownerId, property }) =>
      !(typed?.ownerId === ownerId && Object.hasOwn(typed.props, property)),
  );
}

/** The rejected values without those of removed blocks and sections. */
export const withoutRemoved = (rejected: Rejected, document: PageDocument): Rejected =>
  filtered(
    rejected,
    ({ ownerId }) => (findBlock(document, ownerId) ?? findSection(document, ownerId)) !== undefined,
  );

/** Adds an error for a text on the page that cannot be stored or sent. The field shows the stored text. */
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
  filtered(rejected, (edit) => edit.ownerId !== blockId || edit.property !== property);
