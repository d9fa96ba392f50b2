import type { CDPSession, Page } from '@playwright/test';

/** Style sheet queries about scripting, and replacements that evaluate to "none". */
const replacements = [
  [/\(scripting:\s*enabled\)/g, '(width < 0px)'],
  [/\(scripting:\s*none\)/g, '(width >= 0px)'],
] as const;

/** Rewrites every document and style sheet as if scripting were off. */
async function rewriteResponses(session: CDPSession): Promise<void> {
  session.on('Fetch.requestPaused', (paused) => {
    void rewrite(paused.requestId, paused.responseStatusCode ?? 0, paused.responseHeaders ?? []);
  });
  await session.send('Fetch.enable', {
    patterns: (['Document', 'Stylesheet'] as const).map((resourceType) => ({
      resourceType,
      requestStage: 'Response' as const,
    })),
  });

  async function rewrite(
    requestId: string,
    responseCode: number,
    headers: { readonly name: string; readonly value: string }[],
  ): Promise<void> {
    if (responseCode >= 300 && responseCode < 400) {
      await session.send('Fetch.continueRequest', { requestId });
      return;
    }
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
    let text = base64Encoded ? Buffer.from(body, 'base64').toString() : body;
    for (const [query, replacement] of replacements) text = text.replaceAll(query, replacement);
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode,
      // The policy names inline styles by hash; the text is decompressed.
      responseHeaders: headers.filter(
        ({ name }) => !/^content-(?:security-policy|encoding|length)$/i.test(name),
      ),
      body: Buffer.from(text).toString('base64'),
    });
  }
}

/**
 * Opens URLs as in a browser without scripts. The checks that run on a page are scripts too, so scripting itself stays
 * on: the page's own scripts are blocked, and style sheet queries are rewritten.
 */
export async function openWithoutScripts(
  page: Page,
): Promise<(address: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const setScriptsDisabled = (isDisabled: boolean) =>
    session.send('Emulation.setScriptExecutionDisabled', { value: isDisabled });
  await rewriteResponses(session);
  return async (address) => {
    await setScriptsDisabled(true);
    await page.goto(address, { waitUntil: 'load' });
    await setScriptsDisabled(false);
  };
}
