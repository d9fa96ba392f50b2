import * as schema from '@sitewright/contracts/entities';
import type { Block, PageDocument, Section } from '@sitewright/contracts/entities';
import type * as z from 'zod';
import { clampPhonePlacement, clampPlacement } from '../grid/placement.ts';
import { createDocument } from './create-document.ts';
import { giveIds } from './own-ids.ts';
import { sendableProps } from './sendable.ts';

type GiveId = ReturnType<typeof giveIds>;

/** Invalid members are undefined: the type of a stored document promises more than it contains. */
const orElse = <Value>(shape: z.ZodType<Value>, stored: unknown, otherwise: Value): Value => {
  const parsed = shape.safeParse(stored);
  return parsed.success ? parsed.data : otherwise;
};

/** Omits an optional member of an invalid shape. */
const orAbsent = <Name extends string, Value>(
  name: Name,
  shape: z.ZodType<Value>,
  stored: unknown,
): { readonly [Member in Name]?: Value } => {
  const parsed = shape.safeParse(stored);
  return parsed.success && parsed.data !== undefined
    ? ({ [name]: parsed.data } as { readonly [Member in Name]?: Value })
    : {};
};

/** Undefined for a block without a valid type: it is never rendered, and no schema accepts it. */
function repairBlock(key: string, stored: Block, giveId: GiveId): readonly Block[] {
  const { type, version, props, layer, align } = schema.block.shape;
  if (!type.safeParse(stored.type).success) return [];
  return [
    {
      id: giveId(key, stored.id),
      type: stored.type,
      version: orElse(version, stored.version, 1),
      props: sendableProps(orElse(props, stored.props, {})),
      placement: clampPlacement(stored.placement),
      ...(stored.phone === undefined ? {} : { phone: clampPhonePlacement(stored.phone) }),
      ...orAbsent('layer', layer, stored.layer),
      ...orAbsent('align', align, stored.align),
    },
  ];
}

function repairSection(stored: Section, giveId: GiveId): Section {
  const id = giveId(stored.id);
  const blocks = Object.entries(stored.layout.blocks).flatMap(([key, block]) =>
    repairBlock(key, block, giveId),
  );
  return {
    id,
    ...orAbsent('name', schema.section.shape.name, stored.name),
    design: stored.design,
    layout: { columns: 12, blocks: Object.fromEntries(blocks.map((block) => [block.id, block])) },
  };
}

/** Repairs a usable document so that it passes the schema. Keeps the number of sections. */
export function repairDocument({ sections }: PageDocument): PageDocument {
  const giveId = giveIds();
  return createDocument(sections.map((section) => repairSection(section, giveId)));
}
