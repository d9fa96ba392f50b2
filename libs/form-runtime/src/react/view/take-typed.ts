import type { FormEngine } from '../../create-form.ts';
import { controlsIn, readEntries } from '../../dom/read-entries.ts';
import { parsePlainForm } from '../../plain-form.ts';

/**
 * Tells the form what was typed, or filled in by the browser, before the script came: hydration
 * leaves it in the page, and the next rendering would take it away.
 */
export function takeTyped(element: HTMLFormElement, engine: FormEngine): void {
  const typed = parsePlainForm(engine.form, readEntries(controlsIn(element)));
  for (const [id, value] of Object.entries(typed)) {
    const { value: known } = engine.getField(id);
    if (JSON.stringify(value) !== JSON.stringify(known)) engine.setValue(id, value);
  }
}
