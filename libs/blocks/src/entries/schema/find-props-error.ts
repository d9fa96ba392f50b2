import { createMessages, validationMessage } from '@sitewright/messages';
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
 * The first error that an edit adds to the blocks that it changes. The server checks an edit before it stores it, and
 * the editor before it shows it. Blocks of unknown types are not checked. Errors that existed before the edit are
 * ignored, so that they do not prevent other changes.
 */
export function findPropsError(
  operations: readonly Operation[],
  before: PageDocument,
  after: PageDocument,
): PropsError | undefined {
  const changedIds = new Set(operations.flatMap(touchedBlocks).map(({ blockId }) => blockId));
  for (const blockId of changedIds) {
    const definition = definitionIn(after, blockId);
    if (definition === undefined) continue;
    const existing = new Set(issuesOf(before, blockId).map(keyOf));
    const issue = issuesOf(after, blockId).find((candidate) => !existing.has(keyOf(candidate)));
    if (issue !== undefined) {
      const { field } = issue;
      const sentence = validationMessage(text, issue.error);
      const message = `${labelOf(definition, field)}: ${sentence}`;
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
function labelOf(definition: BlockDefinition, field: string): string {
  const [property = ''] = field.split('.');
  const panelField = panelFields(definition).find((candidate) => candidate.property === property);
  const name = panelField?.label ?? property;
  return name === '' ? definition.label : `${definition.label}, ${name}`;
}
