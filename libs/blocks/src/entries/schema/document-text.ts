import type { PageDocument, RichText } from '@sitewright/contracts/entities';
import { readingOrder } from '@sitewright/page-model';
import { isShown } from '../../kit/block/is-shown.ts';
import { panelFields, type PanelField } from '../../kit/block/panel-fields.ts';
import { parseProps, type StoredBlock } from '../../kit/block/parse-props.ts';
import type { BlockDefinition } from '../../kit/block/define-block.ts';
import { plainText } from '../../kit/rich-text/plain-text.ts';
import { blockOf } from './block-of.ts';

type Values = Readonly<Record<string, unknown>>;

/** Cached by definition, because a document has many blocks of a type. */
const fieldsOfBlocks = new Map<BlockDefinition, readonly PanelField[]>();

function fieldsOf(block: BlockDefinition): readonly PanelField[] {
  const fields = fieldsOfBlocks.get(block) ?? panelFields(block);
  fieldsOfBlocks.set(block, fields);
  return fields;
}

function textsOfField(field: PanelField, values: Values): readonly string[] {
  const { control, property } = field;
  const value = values[property];
  if (control === 'richText') return [plainText(value as RichText)];
  if (control === 'list')
    return (value as readonly Values[]).flatMap((entry) => textsOf(field.entryFields ?? [], entry));
  const isText = control === 'text' || control === 'textarea';
  return isText && field.isText !== false ? [value as string] : [];
}

const textsOf = (fields: readonly PanelField[], values: Values): readonly string[] =>
  fields
    .filter((field) => field.tab === 'content' && isShown(field, fields, values))
    .flatMap((field) => textsOfField(field, values));

/** The visible texts of a block, found by its schema; empty for an unknown type or invalid props. */
function blockText(stored: StoredBlock): string {
  const block = blockOf(stored.type);
  const parsed = block && parseProps(block, stored.version, stored.props);
  if (block === undefined || !parsed?.ok) return '';
  return textsOf(fieldsOf(block), parsed.props)
    .filter((text) => text !== '')
    .join('\n');
}

/**
 * The visible texts of a page in reading order, one or more lines for each block: the input of the search index.
 *
 * @example
 * documentText(page.document); // 'Welcome\nWe roast on Tuesdays.'
 */
export const documentText = (document: PageDocument): string =>
  document.sections
    .flatMap((section) => readingOrder(section.layout).map(blockText))
    .filter((text) => text !== '')
    .join('\n');
