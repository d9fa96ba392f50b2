/**
 * The colors of mails for mail programs in dark mode; the others come from inline styles. `[data-ogsc]` is how the web
 * version of Outlook marks its dark mode.
 */
const darkRules: Readonly<Record<string, string>> = {
  '.ground': 'background-color:#191816!important',
  '.sheet': 'background-color:#252422!important;color:#f1efea!important',
  '.muted': 'color:#b3aea5!important',
  '.line': 'border-color:#45423d!important',
  '.button': 'background-color:#f1efea!important',
  '.button a': 'color:#1d1c1a!important',
};

const rules = (prefix: string) =>
  Object.entries(darkRules)
    .map(([selector, style]) => `${prefix}${selector}{${style}}`)
    .join('');

export const darkMailStyle = `@media (prefers-color-scheme:dark){${rules('')}}${rules('[data-ogsc] ')}`;
