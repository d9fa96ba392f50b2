import { expect, it } from 'vitest';
import { toPlainTitle } from './to-plain-title.ts';

it.each([
  ['Moss & stone', 'Moss & stone'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['We <3 clay &amp; R&D', 'We <3 clay &amp; R&D'],
  ['<b>Bold</b> &lt;b&gt; news', 'Bold &lt;b&gt; news'],
  ['Glaze <img alt="a > b" src=x onerror=alert(1)> test', 'Glaze test'],
  ['<script>alert(1)</script>Opening', 'Opening'],
  ['Opening<!-- soon --> night', 'Opening night'],
  ['<svg/onload=alert(1)>', 'svg/onload=alert(1)'],
  ['Unclosed <em>word', 'Unclosed word'],
  ['Cheese & <Tee> for R&D <new>', 'Cheese & <Tee> for R&D <new>'],
  ['A <tee onclick=alert(1)>word</tee>', 'A word'],
  ['Cut <a href="x', 'Cut'],
])('converts %j to %j', (title, text) => {
  expect(toPlainTitle(title)).toBe(text);
});
