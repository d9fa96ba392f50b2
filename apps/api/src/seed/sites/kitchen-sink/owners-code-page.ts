import { copy, heading } from '../../compose/blocks.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoPage } from '../../demo-site.ts';

/** A page with custom code in its head and at its foot: a style, and an element that shows whether scripts ran. */
export const ownersCodePage = (): DemoPage => ({
  key: 'owners-code',
  title: 'Owner’s code',
  urlId: 'owners-code',
  document: page(
    section('top', {}, [
      heading('With code of its own', at(1, 1, 12, 1), { level: '1' }),
      copy(['Its last line is written by a script of the owner’s.'], at(1, 2, 12, 1)),
    ]),
  ),
  code: {
    head: '<style>.owners-line { margin: 0; padding: 1rem; text-align: center; }</style>',
    foot: `<aside class="owners-code" aria-label="Owner’s code">
<noscript><p class="owners-line">No script of the owner’s has run.</p></noscript>
</aside>
<script>
const line = document.createElement('p');
line.className = 'owners-line';
line.textContent = 'A script of the owner’s has run.';
document.querySelector('.owners-code').append(line);
</script>`,
  },
});
