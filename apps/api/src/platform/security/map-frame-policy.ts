/**
 * Content-Security-Policy of the frame of the maps provider. The provider's script writes styles, builds code and calls
 * its own hosts, so the document has no origin and cannot reach the site.
 */
export const mapFramePolicy = (frameAncestors: readonly string[]): string => {
  const provider = 'https://*.googleapis.com https://*.gstatic.com';
  return [
    "default-src 'none'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    `script-src 'self' 'unsafe-eval' blob: ${provider}`,
    "style-src 'unsafe-inline' https://fonts.googleapis.com",
    'font-src https://fonts.gstatic.com',
    'img-src https: data: blob:',
    `connect-src data: blob: ${provider}`,
    'worker-src blob:',
    `frame-ancestors ${["'self'", ...frameAncestors].join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
};
