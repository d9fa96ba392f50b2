import type { FormEngine } from '../../create-form.ts';
import { controlsIn, readEntries } from '../../dom/read-entries.ts';
import { parsePlainForm } from '../../plain-form.ts';

/**
 * Reads input from before hydration, typed or autofilled: hydration leaves it in the page, and the next render would
 * remove it.
 */
export function takeTyped(element: HTMLFormElement, engine: FormEngine): void {
  const typed = parsePlainForm(engine.form, readEntries(controlsIn(element)));
  for (const [id, value] of Object.entries(typed)) {
    const { value: current } = engine.getField(id);
    if (JSON.stringify(value) !== JSON.stringify(current)) engine.setValue(id, value);
  }
}
