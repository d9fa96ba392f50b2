import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { FormEngine } from '../../create-form.ts';
import { controlsIn } from '../../dom/read-entries.ts';
import { rulesOf } from '../../fields/field-kinds.ts';
import { formLabels } from '../../presentation/labels.ts';
import type { FormLabels } from '../../presentation/labels.ts';
import { useSubmission } from '../use-submission.ts';
import { FieldRow } from './field-row.tsx';
import { FormDone } from './form-done.tsx';
import { FormMessages } from './form-messages.tsx';
import { SectionHeading } from './section-heading.tsx';
import { takeTyped } from './take-typed.ts';

/** Props of a form. */
export interface FormViewProps {
  readonly engine: FormEngine;
  /** URL of the native form submission. */
  readonly action: string;
  /** Additional data of a native submission by name: the form's id, the page fields. Default: the form's id. */
  readonly sentAlong?: Readonly<Record<string, string>>;
  /** A newsletter form has no message above it and can be one line. Default: false. */
  readonly isNewsletter?: boolean;
  /** The level of section headings. Default: 2. */
  readonly headingLevel?: 2 | 3 | 4;
  readonly labels?: FormLabels;
  /** Content before the button: a captcha, a disclaimer. */
  readonly children?: ReactNode;
}

/**
 * A complete form. Rendered on the server, it works without JavaScript and can be enhanced by `enhanceForm`; rendered
 * in the browser, it is interactive itself.
 */
export function FormView({
  engine,
  action,
  sentAlong,
  isNewsletter = false,
  headingLevel = 2,
  labels = formLabels,
  children,
}: FormViewProps) {
  const { form, settings } = engine;
  const element = useRef<HTMLFormElement>(null);
  const focused = useRef<Element>(null);
  const idPrefix = useId();
  const state = useSubmission(engine);
  const isSubmitting = state.status === 'submitting';

  useEffect(() => {
    if (element.current) takeTyped(element.current, engine);
  }, [engine]);

  useEffect(() => {
    // Native validation stays until here, because without JavaScript there is no other.
    if (element.current) element.current.noValidate = true;
    if (state.status !== 'failed') return;
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    // If no field is invalid, the focus that the lock removed returns to where it was.
    const previousFocus = element.current?.contains(focused.current) ? focused.current : null;
    (invalid ?? (previousFocus as HTMLElement | null))?.focus();
  }, [state]);

  if (state.status === 'succeeded' && !form.successRedirect) return <FormDone form={form} />;
  const failure = state.status === 'failed' ? state.failure : undefined;
  return (
    <form
      ref={element}
      method="post"
      action={action}
      data-form={form.id}
      data-newsletter={isNewsletter ? '' : undefined}
      aria-busy={isSubmitting || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        focused.current = event.currentTarget.ownerDocument.activeElement;
        if (!reportBadInput(event.currentTarget)) void engine.submit();
      }}
    >
      <FormMessages
        part="top"
        lines={
          failure && [...(isNewsletter ? [] : [settings.texts.scrollDown]), ...failure.unplaced]
        }
        seen={settings.texts.scrollDown}
      />
      <fieldset data-form-body="" disabled={isSubmitting}>
        {Object.entries(sentAlong ?? { formId: form.id }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {form.fields.map((field) =>
          rulesOf(field).controls(field).length > 0 ? (
            <FieldRow
              key={field.id}
              engine={engine}
              field={field}
              idPrefix={idPrefix}
              labels={labels}
            />
          ) : (
            <SectionHeading key={field.id} field={field} level={headingLevel} />
          ),
        )}
        {children}
        <button type="submit">
          {isSubmitting ? settings.texts.submitting : form.submitButtonText}
        </button>
      </fieldset>
      <FormMessages
        part="bottom"
        lines={failure && [failure.message, settings.texts.scrollUp]}
        seen={settings.texts.scrollUp}
      />
    </form>
  );
}

/** Reports a number input with invalid content, which reads as empty. Returns whether there is one. */
function reportBadInput(form: HTMLFormElement): boolean {
  const invalid = controlsIn(form).find(({ validity }) => validity.badInput);
  invalid?.reportValidity();
  return invalid !== undefined;
}
