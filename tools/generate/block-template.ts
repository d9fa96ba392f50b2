import type { NameForms } from './name-forms.ts';

/** The files of a new block, by path inside its folder: a block that shows a text. */
export const blockTemplate = ({
  kebab,
  camel,
  pascal,
  constant,
  label,
}: NameForms): Readonly<Record<string, string>> => ({
  'schema.ts': `import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

/** ${label}. */
export const ${camel} = defineBlock({
  type: blockType.${constant},
  name: '${kebab}',
  label: '${label}',
  category: 'basic',
  version: 1,
  props: z.object({
    text: property(z.string().max(2000).default(''), { label: 'Text', control: 'textarea' }),
  }),
  defaults: { text: '${label}' },
  migrations: [],
  size: { width: 12, height: 2 },
});
`,

  'sample.ts': `import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({ props: { text: 'Text\\nin two lines' } });
`,

  'view.tsx': `import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import type { ${camel} } from './schema.ts';

/** ${label}; nothing while there is no text. */
export function ${pascal}View({
  props,
}: Pick<BlockViewProps<PropsOf<typeof ${camel}>>, 'props'>): ReactNode {
  return props.text === '' ? null : <div className="${kebab}">{props.text}</div>;
}
`,

  [`${kebab}.css`]: `.${kebab} {
  color: var(--color-text);
  white-space: pre-line;
}
`,

  [`${kebab}.test.tsx`]: `import { blockType } from '@sitewright/contracts/codes';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseProps } from '../../kit/block/parse-props.ts';
import { blockOf } from '../../entries/schema/block-of.ts';
import { ${camel} } from './schema.ts';
import { ${pascal}View } from './view.tsx';

const draw = (props: object) =>
  renderToStaticMarkup(<${pascal}View props={${camel}.props.parse(props)} />);

describe('${label.toLowerCase()}', () => {
  it('is registered under its type', () => {
    expect(blockOf(blockType.${constant})).toBe(${camel});
  });

  it('starts with its defaults, and is valid without any props', () => {
    expect(parseProps(${camel}, 1, ${camel}.defaults)).toMatchObject({ ok: true, props: { text: '${label}' } });
    expect(parseProps(${camel}, 1, {})).toMatchObject({ ok: true, props: { text: '' } });
  });

  it('rejects a text that is too long', () => {
    expect(parseProps(${camel}, 1, { text: 'x'.repeat(2001) })).toMatchObject({ ok: false });
  });

  it('shows its text as text, and nothing while there is none', () => {
    expect(draw({ text: 'a <b> c' })).toBe('<div class="${kebab}">a &lt;b&gt; c</div>');
    expect(draw({})).toBe('');
  });
});
`,
});
