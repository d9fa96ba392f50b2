import {
  dataNeedKey,
  type DataNeed,
  type PageDocument,
  type Section,
} from '@sitewright/contracts/entities';
import { parseProps, type StoredBlock } from '../../kit/block/parse-props.ts';
import { blockOf } from '../schema/block-of.ts';
import { blockNeeds } from './needs.gen.ts';

type NeedsOf = (props: never) => readonly DataNeed[];

/** The data requirements of one block; none for an unknown type or for invalid props. */
export function blockNeedsOf({
  type,
  version,
  props,
}: Omit<StoredBlock, 'id'>): readonly DataNeed[] {
  const block = blockOf(type);
  const needsOf = (blockNeeds as Readonly<Record<number, NeedsOf>>)[type];
  if (block === undefined || needsOf === undefined) return [];
  const parsed = parseProps(block, version, props);
  return parsed.ok ? needsOf(parsed.props as never) : [];
}

const sectionNeeds = ({ design, layout }: Section): readonly DataNeed[] => [
  ...(design.background === undefined
    ? []
    : [{ kind: 'asset', assetId: design.background.assetId } as const]),
  ...Object.values(layout.blocks).flatMap((block) => blockNeedsOf(block)),
];

/** Documents are immutable, so the result is cached by document. */
const needsByDocument = new WeakMap<PageDocument, readonly DataNeed[]>();

/** The distinct data requirements of all blocks and backgrounds of a document. */
export function documentNeeds(document: PageDocument): readonly DataNeed[] {
  const cached = needsByDocument.get(document);
  if (cached !== undefined) return cached;
  const allNeeds = document.sections.flatMap((section) => sectionNeeds(section));
  const needs = [...new Map(allNeeds.map((need) => [dataNeedKey(need), need])).values()];
  needsByDocument.set(document, needs);
  return needs;
}
