import type { PageView, Renderer } from '@sitewright/contracts/entities';

/** Draws a view as its own JSON, so that a test reads what a page was made from. */
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
  renderMail: (mail) => ({
    subject: `${mail.kind} of ${mail.site.title}`,
    html: `<p>${JSON.stringify(mail)}</p>`,
    text: JSON.stringify(mail),
  }),
};

/** The view that a page of `testRenderer` was made from. */
export const viewOf = (body: string): PageView => JSON.parse(body) as PageView;
