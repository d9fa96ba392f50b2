import { optionChoices, type ChoiceState } from '@sitewright/commerce/variants';
import type { VariantSummary } from './purchase-form.tsx';

type Picker = HTMLInputElement | HTMLSelectElement;

/** The radio buttons or the select of each option, in their order. */
function pickersOf(form: HTMLFormElement): (readonly Picker[])[] {
  const axes: Picker[][] = [];
  for (const picker of form.querySelectorAll<Picker>('[data-options] :is(input, select)')) {
    const axis = /^option(\d+)$/.exec(picker.name)?.[1];
    if (axis !== undefined) (axes[Number(axis)] ??= []).push(picker);
  }
  return axes;
}

/** A value of an option in the page: an option of a select, or a radio button with its label. */
interface Choice {
  readonly value: string;
  readonly isChosen: () => boolean;
  readonly update: (isChosen: boolean, isDisabled: boolean, label: string) => void;
}

const choicesOf = (pickers: readonly Picker[]): Choice[] =>
  pickers.flatMap((picker) =>
    picker instanceof HTMLSelectElement
      ? [...picker.options].map((option) => ({
          value: option.value,
          isChosen: () => option.selected,
          update(isChosen: boolean, isDisabled: boolean, label: string) {
            option.disabled = isDisabled;
            option.textContent = label;
            if (isChosen) option.selected = true;
          },
        }))
      : [
          {
            value: picker.value,
            isChosen: () => picker.checked,
            update(isChosen: boolean, isDisabled: boolean, label: string) {
              picker.disabled = isDisabled;
              picker.checked = isChosen;
              const text = picker.parentElement?.querySelector('span');
              if (text) text.textContent = label;
            },
          },
        ],
  );

/**
 * Connects the pickers of options with the select of variants: disables the values that are not available, with the
 * reason in their label, and selects the variant of the picked values. Returns a function that does it; it does nothing
 * for a form without pickers.
 */
export function connectPickers(
  form: HTMLFormElement,
  variants: Readonly<Record<string, VariantSummary>>,
  reasons: Readonly<Record<Exclude<ChoiceState, 'available'>, string>>,
): () => void {
  const axes = pickersOf(form).map(choicesOf);
  const select = form.querySelector<HTMLSelectElement>('select[name="variantId"]');
  const choosable = Object.entries(variants).map(([id, { values = [], soldOut }]) => ({
    id,
    values,
    isAvailable: soldOut === undefined,
  }));
  return () => {
    if (axes.length === 0 || select === null) return;
    const settled = optionChoices(
      axes.map((choices) => choices.map(({ value }) => value)),
      choosable,
      axes.map((choices) => choices.find(({ isChosen }) => isChosen())?.value),
    );
    for (const [axis, { chosen, states }] of settled.entries())
      for (const { value, update } of axes[axis] ?? []) {
        const state = states.get(value) ?? 'notOffered';
        const label = state === 'available' ? value : `${value} · ${reasons[state]}`;
        update(value === chosen, state !== 'available', label);
      }
    const picked = settled.map(({ chosen }) => chosen);
    const variant = choosable.find(({ values }) =>
      values.every((value, axis) => value === picked[axis]),
    );
    if (variant !== undefined) select.value = variant.id;
  };
}
