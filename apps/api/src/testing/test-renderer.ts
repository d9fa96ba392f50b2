import type { PageView, Renderer } from '@sitewright/contracts/entities';

/** Renders a view as JSON, so that a test can read the input of a page. */
export const testRenderer: Renderer = {
  renderPage: (view) => ({
    html: JSON.stringify(view),
    scriptHashes: [],
    styleHashes: [],
    scriptHosts: [],
    frameHosts: [],
    connectHosts: [],
    errors: [],
  }),
  renderBlock: ({ block, data }) => JSON.stringify({ block, data }),
  renderSiteIcon: (icon) => `<svg>${JSON.stringify(icon)}</svg>`,
  renderMapFrame: () => '<!doctype html>',
  renderRichText: (text, pageUrl) => `<p>${JSON.stringify({ text, pageUrl })}</p>`,
  renderMail: (mail, template) => ({
    subject: template?.subject ?? `${mail.kind} of ${mail.site.title}`,
    html: `<p>${JSON.stringify(mail)}</p>`,
    text: JSON.stringify(mail),
  }),
  defaultMailTemplate: (kind, locale) => ({
    subject: `${kind} in ${locale}`,
    preview: '',
    blocks: [{ id: 'block0', type: 'text', text: '{{shop name}}' }],
  }),
};

/** The view from which `testRenderer` rendered a page. */
export const viewOf = (body: string): PageView => JSON.parse(body) as PageView;
