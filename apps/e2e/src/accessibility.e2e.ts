import { chapters } from './accessibility/chapters.ts';
import { WidgetProof } from './accessibility/prove-widget.ts';
import { test } from './test.ts';

/** `docs/reference/accessibility.md` is generated from the same rows. */
for (const { title, widgets } of chapters)
  test.describe(title, () => {
    for (const widget of widgets)
      if ('steps' in widget)
        test(`${widget.widget}: roles, names, states and keys are as documented`, async ({
          page,
          site,
        }) => {
          await new WidgetProof(page, site, widget).prove();
        });
  });
