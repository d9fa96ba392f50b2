import type { CDPSession, Page } from '@playwright/test';

/** What a style sheet asks of a browser's scripts, and what is asked instead so that the answer is no. */
const answers = [
  [/\(scripting:\s*enabled\)/g, '(width < 0px)'],
  [/\(scripting:\s*none\)/g, '(width >= 0px)'],
] as const;

/** Has every document and style sheet told that there are no scripts. */
async function answerStyles(session: CDPSession): Promise<void> {
  session.on('Fetch.requestPaused', (paused) => {
    void answer(paused.requestId, paused.responseStatusCode ?? 0, paused.responseHeaders ?? []);
  });
  await session.send('Fetch.enable', {
    patterns: (['Document', 'Stylesheet'] as const).map((resourceType) => ({
      resourceType,
      requestStage: 'Response' as const,
    })),
  });

  async function answer(
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
    for (const [question, other] of answers) text = text.replaceAll(question, other);
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode,
      // The policy names the inline styles by what they were; the text has come out of its compression.
      responseHeaders: headers.filter(
        ({ name }) => !/^content-(?:security-policy|encoding|length)$/i.test(name),
      ),
      body: Buffer.from(text).toString('base64'),
    });
  }
}

/**
 * Opens addresses as a browser without scripts does. What looks at a page afterwards is a script, too: those of the
 * page are off while it loads, and what its styles ask about scripts is answered in their text.
 */
export async function openWithoutScripts(
  page: Page,
): Promise<(address: string) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const setScripts = (areOff: boolean) =>
    session.send('Emulation.setScriptExecutionDisabled', { value: areOff });
  await answerStyles(session);
  return async (address) => {
    await setScripts(true);
    await page.goto(address, { waitUntil: 'load' });
    await setScripts(false);
  };
}
