import type { MailBlock, MailTemplate, MailTemplateKind } from '@sitewright/contracts/entities';
import { readParts, soleVariable } from './fill-text.ts';
import { isLinkVariable, templateKinds } from './template-kinds.ts';

/** An error of one field of a template, by its path: `blocks.2.text`. */
type FieldError = readonly [path: string, message: string];

const check = (path: string, error: string | undefined): FieldError[] =>
  error === undefined ? [] : [[path, error]];

/** The first problem with the variables of a text. */
function variableError(text: string, known: readonly string[]): string | undefined {
  for (const part of readParts(text)) {
    if ('variable' in part && !known.includes(part.variable))
      return part.variable === ''
        ? 'Enter the name of a variable between the braces.'
        : `This email has no variable {{${part.variable}}}.`;
    if ('text' in part && /\{\{|\}\}/.test(part.text))
      return 'Close each variable with two braces, such as {{shop name}}.';
  }
  return undefined;
}

function urlError(url: string, known: readonly string[]): string | undefined {
  const variable = soleVariable(url);
  if (variable !== null)
    return known.includes(variable) && isLinkVariable(variable)
      ? undefined
      : 'Choose a variable that is a link, or enter a URL.';
  if (!/^(?:https?:\/\/[^\s{}/?#]+|mailto:[^\s{}@]+@)[^\s{}]*$/i.test(url))
    return 'Enter a URL that starts with https://, or choose a link.';
  return undefined;
}

function blockErrors(block: MailBlock, path: string, kind: MailTemplateKind): FieldError[] {
  const { variables, hasLines, hasAddress } = templateKinds[kind];
  switch (block.type) {
    case 'heading':
    case 'text':
    case 'footer':
      return check(`${path}.text`, variableError(block.text, variables));
    case 'button':
      return [
        ...check(
          `${path}.label`,
          block.label === '' ? 'Enter a label.' : variableError(block.label, variables),
        ),
        ...check(`${path}.url`, urlError(block.url, variables)),
      ];
    case 'image':
      return check(`${path}.alt`, variableError(block.alt, variables));
    case 'orderLines':
      return check(`${path}.type`, hasLines ? undefined : 'This email is not about an order.');
    case 'address':
      return check(`${path}.type`, hasAddress ? undefined : 'This email has no address.');
    case 'divider':
      return [];
  }
}

/** The errors of a template by field: unknown variables, links that lead nowhere, blocks that the mail cannot fill. */
export function findTemplateErrors(
  kind: MailTemplateKind,
  template: MailTemplate,
): Readonly<Record<string, string>> {
  const { variables } = templateKinds[kind];
  const seen = new Set<string>();
  const errors = [
    ...check('subject', variableError(template.subject, variables)),
    ...check('preview', variableError(template.preview, variables)),
    ...template.blocks.flatMap((block, index) => {
      const isRepeated = seen.has(block.id);
      seen.add(block.id);
      return [
        ...check(`blocks.${index}.id`, isRepeated ? 'Another block has the same id.' : undefined),
        ...blockErrors(block, `blocks.${index}`, kind),
      ];
    }),
  ];
  return Object.fromEntries(errors);
}
