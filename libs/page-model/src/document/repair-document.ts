import * as schema from '@sitewright/contracts/entities';
import type { Block, PageDocument, Section } from '@sitewright/contracts/entities';
import type * as z from 'zod';
import { clampPhonePlacement, clampPlacement } from '../grid/placement.ts';
import { createDocument } from './create-document.ts';
import { createIdAssigner } from './own-ids.ts';
import { sendableProps } from './sendable.ts';

type GiveId = ReturnType<typeof createIdAssigner>;

/** The stored value if it is valid, otherwise a default. */
const validOr = <Value>(shape: z.ZodType<Value>, stored: unknown, defaultValue: Value): Value => {
  const parsed = shape.safeParse(stored);
  return parsed.success ? parsed.data : defaultValue;
};

/** An object with the optional member, or without it if it is invalid. */
const validMember = <Name extends string, Value>(
  name: Name,
  shape: z.ZodType<Value>,
  stored: unknown,
): { readonly [Member in Name]?: Value } => {
  const parsed = shape.safeParse(stored);
  return parsed.success && parsed.data !== undefined
    ? ({ [name]: parsed.data } as { readonly [Member in Name]?: Value })
    : {};
};

/** Empty for a block without a valid type: it is never rendered, and no schema accepts it. */
function repairBlock(key: string, stored: Block, giveId: GiveId): readonly Block[] {
  const { type, version, props, layer, align } = schema.block.shape;
  if (!type.safeParse(stored.type).success) return [];
  return [
    {
      id: giveId(key, stored.id),
      type: stored.type,
      version: validOr(version, stored.version, 1),
      props: sendableProps(validOr(props, stored.props, {})),
      placement: clampPlacement(stored.placement),
      ...(stored.phone === undefined ? {} : { phone: clampPhonePlacement(stored.phone) }),
      ...validMember('layer', layer, stored.layer),
      ...validMember('align', align, stored.align),
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
    ...validMember('name', schema.section.shape.name, stored.name),
    design: stored.design,
    layout: { columns: 12, blocks: Object.fromEntries(blocks.map((block) => [block.id, block])) },
  };
}

/** Repairs a usable document so that it passes the schema. Keeps the number of sections. */
export function repairDocument({ sections }: PageDocument): PageDocument {
  const giveId = createIdAssigner();
  return createDocument(sections.map((section) => repairSection(section, giveId)));
}
