import { blockOf, panelFields } from '@sitewright/blocks/schema';
import type { Block, RichText } from '@sitewright/contracts/entities';

/** A text of a block that can be edited in place. */
export type EditableText =
  | { readonly kind: 'rich'; readonly property: string; readonly value: RichText }
  | {
      readonly kind: 'plain';
      readonly property: string;
      readonly value: string;
      /** The maximum length in characters. */
      readonly maxLength: number;
    };

/** The texts of a block in the order of its panel. Only the first rich text is edited in place. */
export function editableTexts(block: Block): readonly EditableText[] {
  const definition = blockOf(block.type);
  if (definition === undefined) return [];
  return panelFields(definition).flatMap(
    ({ control, property, maxLength = Infinity }): EditableText[] => {
      const value = block.props[property];
      if (control === 'richText') {
        const rich = (value ?? { type: 'doc', content: [] }) as RichText;
        return [{ kind: 'rich', property, value: rich }];
      }
      if ((control === 'text' || control === 'textarea') && typeof value === 'string') {
        return [{ kind: 'plain', property, value, maxLength }];
      }
      return [];
    },
  );
}

/** Whether two texts are equal apart from white space. */
const isSameText = (a: string, b: string): boolean =>
  a.replaceAll(/\s+/g, '') === b.replaceAll(/\s+/g, '');

/** The innermost element of a block that shows exactly this text. */
export function textHost(block: HTMLElement, text: string): HTMLElement | undefined {
  if (text.trim() === '') return undefined;
  const matches = [...block.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.dataset.canvasEditor === undefined && isSameText(element.textContent ?? '', text),
  );
  return matches.find(
    (element) => !matches.some((inner) => inner !== element && element.contains(inner)),
  );
}

/** The element of the block's rich text. */
export const richHost = (block: HTMLElement): HTMLElement | undefined =>
  block.querySelector<HTMLElement>('.prose') ?? undefined;
