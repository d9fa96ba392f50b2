import { errorRow } from '@sitewright/contracts/errors';

/** What a page says when no site's own frame can be drawn around it. */
const sentences: Readonly<Record<number, readonly [title: string, text: string]>> = {
  404: ['There is no website at this address', 'Please check the address for typing mistakes.'],
  429: ['Please wait a moment', errorRow('tooManyRequests').message],
  503: ['Back in a moment', 'This service is temporarily unavailable. Please try again later.'],
  507: ['Back in a moment', 'This service is temporarily unavailable. Please try again later.'],
};

const otherwise = [
  'Something went wrong',
  'Please try again. If it happens again, tell us the number below.',
] as const;

/** A neutral page: it names no website and needs neither database nor renderer. */
export function plainErrorPage(status: number, requestId: string): string {
  const [title, text] = sentences[status] ?? otherwise;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;font:1.05rem/1.6 system-ui,sans-serif;color:#22252a;background:#fafaf8}h1{font-size:1.6rem;margin:0 0 .5rem}p{margin:0 0 .5rem;max-width:32rem}small{color:#5c6068}@media(prefers-color-scheme:dark){body{color:#e8e8e4;background:#17181a}small{color:#a3a6ac}}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><small>${requestId}</small></p></main></body></html>`;
}
