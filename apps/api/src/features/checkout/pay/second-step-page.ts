import { createHash } from 'node:crypto';
import { format, Money, type CurrencyCode } from '@sitewright/money';
import type { SecondStep } from '../../../platform/payments/index.ts';

const style = `
  :root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #1c2326; background: #eef1f2 }
  body { display: grid; place-items: center; min-block-size: 100vh; margin: 0; padding: 1rem; box-sizing: border-box }
  main { max-inline-size: 26rem; padding: 2rem; border-radius: .75rem; background: #fff }
  h1 { margin-block: 0 1rem; font-size: 1.375rem; line-height: 1.25 }
  .amount { font-size: 1.75rem; font-weight: 600 }
  form { display: flex; flex-wrap: wrap; gap: .75rem; margin-block-start: 1.5rem }
  button { flex: 1 1 8rem; min-block-size: 2.75rem; border: 1px solid #0b5cad; border-radius: .5rem; font: inherit; cursor: pointer }
  [value=approve] { color: #fff; background: #0b5cad }
  [value=decline] { color: #0b5cad; background: #fff }
  button:focus-visible { outline: 3px solid #e08a00; outline-offset: 2px }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** The page runs no scripts and loads nothing; it only submits its form. */
export const secondStepPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** The page of the test provider's bank. It contains a notice that it is a test. */
export function secondStepPage({ amountCents, currency }: SecondStep): string {
  const amount = format(Money.fromCents(amountCents, currency as CurrencyCode), { locale: 'en' });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Confirm the test payment</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Your bank asks you to confirm this payment</h1>
<p class="amount">${amount}</p>
<p>This is the test provider: no money moves.</p>
<form method="post">
<button name="answer" value="approve">Confirm</button>
<button name="answer" value="decline">Decline</button>
</form>
</main>
</body>
</html>
`;
}
