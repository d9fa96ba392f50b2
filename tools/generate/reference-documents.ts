import { errorTable, errorRow, type ErrorCode } from '@sitewright/contracts/errors';
import { accessibilityDocument } from '../../apps/e2e/src/accessibility/accessibility-document.ts';
import { chapters } from '../../apps/e2e/src/accessibility/chapters.ts';
import { settingNames, settingsSchema } from '../../apps/api/src/platform/settings/settings.ts';

const note = '<!-- Written by `npm run generate` from the source. Do not edit. -->\n';
const cell = (text: string) => text.replaceAll('|', '\\|');

function errorsDocument(): string {
  const rows = (Object.keys(errorTable) as ErrorCode[]).map((code) => {
    const { status, message, effect } = errorRow(code);
    return `| \`${code}\` | ${status} | ${cell(message)} | ${effect === undefined ? '' : `\`${effect}\``} |`;
  });
  return `${note}# Errors\n\nEvery failed call answers one JSON body: \`error\` (the sentence), \`code\`, \`requestId\`, \`errors\` (field to message,\nwhere fields are meant) and the flag of its effect. The status is the row's.\n\n| code | status | sentence | effect |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

function settingsDocument(): string {
  const rows = settingNames.map((name) => {
    const schema = settingsSchema.shape[name];
    const fallback = schema.safeParse(undefined);
    const shown =
      fallback.success && fallback.data !== undefined ? `\`${JSON.stringify(fallback.data)}\`` : '';
    return `| \`${name}\` | ${cell(schema.description ?? '')} | ${shown} |`;
  });
  return `${note}# Settings\n\nRead once from the environment (and \`.env\`) at the start. A value that cannot be used stops the start with a sentence\nthat names its variable; a name that is nearly one of these is warned of.\n\n| variable | meaning | default |\n|---|---|---|\n${rows.join('\n')}\n`;
}

/** Reference documents that are generated from the source, by path. */
export const referenceDocuments = (): ReadonlyMap<string, string> =>
  new Map([
    ['docs/reference/accessibility.md', `${note}${accessibilityDocument(chapters)}`],
    ['docs/reference/errors.md', errorsDocument()],
    ['docs/reference/settings.md', settingsDocument()],
  ]);
