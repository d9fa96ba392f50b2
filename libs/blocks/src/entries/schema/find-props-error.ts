import { createMessages, validationSentence } from '@sitewright/messages';
import { issues } from '@sitewright/messages/en';
import { findBlock, touchedBlocks } from '@sitewright/page-model';
import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { panelFields } from '../../kit/block/panel-fields.ts';
import { parseProps, type PropsIssue } from '../../kit/block/parse-props.ts';
import type { BlockDefinition } from '../../kit/block/define-block.ts';
import { blockOf } from './block-of.ts';

/** In English, as the labels of blocks are. */
const text = createMessages('en', { issues });

/** A schema error of an edited block. */
export interface PropsError {
  readonly blockId: string;
  /** The property's path, such as `text` or `items.0.title`; empty for the block as a whole. */
  readonly field: string;
  /** The message at the field: `Please enter a text.`. */
  readonly sentence: string;
  /** The message elsewhere: `Heading, Text: Please enter a text.`. */
  readonly message: string;
}

/**
 * The first error that an edit added to the blocks that it changed: for a server before it stores them and an editor
 * before it shows them. Blocks of unknown types are kept unchanged, and an existing error does not prevent other
 * changes.
 */
export function findPropsError(
  operations: readonly Operation[],
  before: PageDocument,
  after: PageDocument,
): PropsError | undefined {
  const touched = new Set(operations.flatMap(touchedBlocks).map(({ blockId }) => blockId));
  for (const blockId of touched) {
    const definition = definitionIn(after, blockId);
    if (definition === undefined) continue;
    const known = new Set(issuesOf(before, blockId).map(keyOf));
    const issue = issuesOf(after, blockId).find((one) => !known.has(keyOf(one)));
    if (issue !== undefined) {
      const { field } = issue;
      const sentence = validationSentence(text, issue.error);
      const message = `${placeOf(definition, field)}: ${sentence}`;
      return { blockId, field, sentence, message };
    }
  }
  return undefined;
}

const keyOf = ({ field, error }: PropsIssue): string => `${field}: ${JSON.stringify(error)}`;

function definitionIn(document: PageDocument, blockId: string): BlockDefinition | undefined {
  const found = findBlock(document, blockId);
  return found === undefined ? undefined : blockOf(found.block.type);
}

function issuesOf(document: PageDocument, blockId: string): readonly PropsIssue[] {
  const found = findBlock(document, blockId);
  const definition = found === undefined ? undefined : blockOf(found.block.type);
  if (found === undefined || definition === undefined) return [];
  const parsed = parseProps(definition, found.block.version, found.block.props);
  return parsed.ok ? [] : parsed.issues;
}

/** The labels of the block and the field in the editor's panel. */
function placeOf(definition: BlockDefinition, field: string): string {
  const [property = ''] = field.split('.');
  const panel = panelFields(definition).find((one) => one.property === property);
  const name = panel?.label ?? property;
  return name === '' ? definition.label : `${definition.label}, ${name}`;
}
