/** The first and last date with a four-digit year. */
const range = { min: '1000-01-01', max: '9999-12-31' } as const;

const svgNamespace = 'http://www.w3.org/2000/svg';

/** A calendar icon in a 24 × 24 view box. */
const calendarPath = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8';

/** The names of the parts, in the order of an ISO date. */
const parts = ['Year', 'Month', 'Day'] as const;

const isoLengths = { Year: 4, Month: 2, Day: 2 } as const;

function calendarIcon(document: Document): SVGElement {
  const svg = document.createElementNS(svgNamespace, 'svg');
  const path = document.createElementNS(svgNamespace, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', calendarPath);
  svg.append(path);
  return svg;
}

/**
 * Adds a button to each date field that opens the browser's own date picker and fills in the parts. Without JavaScript
 * the parts are typed. Returns a function that removes the buttons.
 */
export function addDatePickers(form: HTMLFormElement, label: string): () => void {
  if (typeof HTMLInputElement.prototype.showPicker !== 'function') return () => {};
  const fieldsets = form.querySelectorAll<HTMLElement>('[data-kind="date"] > fieldset');
  const pickers = [...fieldsets].map((fieldset) => addDatePicker(fieldset, label));
  return () => {
    for (const picker of pickers) picker.remove();
  };
}

function addDatePicker(fieldset: HTMLElement, label: string): HTMLElement {
  const { ownerDocument: document } = fieldset;
  const inputs = parts.map((part) =>
    fieldset.querySelector<HTMLInputElement>(`[data-part="${part}"] input`),
  );
  const picker = document.createElement('div');
  const button = document.createElement('button');
  // It has no name, so it is never submitted; only its date picker is used.
  const calendar = document.createElement('input');

  picker.className = 'date-picker';
  button.type = 'button';
  button.ariaLabel = label;
  button.append(calendarIcon(document));
  Object.assign(calendar, { type: 'date', tabIndex: -1, ariaHidden: 'true', ...range });

  button.addEventListener('click', () => {
    calendar.value = parts
      .map((part, index) => (inputs[index]?.value ?? '').trim().padStart(isoLengths[part], '0'))
      .join('-');
    try {
      calendar.showPicker();
    } catch {
      // Browsers forbid it in a cross-origin frame; then the visitor types the parts.
      fieldset.querySelector('input')?.focus();
    }
  });
  calendar.addEventListener('change', () => {
    if (calendar.value === '') return;
    for (const [index, text] of calendar.value.split('-').entries()) {
      const input = inputs[index];
      if (!input) continue;
      input.value = String(Number(text));
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  // Events of the picker itself are not events of the form.
  calendar.addEventListener('input', (event) => event.stopPropagation());

  picker.append(button, calendar);
  fieldset.append(picker);
  return picker;
}
