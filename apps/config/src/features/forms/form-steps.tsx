import type { Form } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';

/** The props of every step of the form builder. */
export interface FormStepProps {
  readonly form: Form;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<Form>) => void;
}

/** Where submissions go. They are always stored; a notification is optional. */
export function StorageStep({ form, errors, onChange }: FormStepProps): ReactNode {
  return (
    <>
      <p>Every submission is kept under Submissions, also what looks like spam.</p>
      <TextField
        label="Send a notice to"
        type="email"
        value={form.notifyEmail}
        onChange={(notifyEmail) => onChange({ notifyEmail })}
        error={errors.notifyEmail}
        help="Leave it empty for no notice."
      />
    </>
  );
}

export function AdvancedStep({ form, errors, onChange }: FormStepProps): ReactNode {
  return (
    <>
      <TextField
        label="Name of the form"
        value={form.name}
        onChange={(name) => onChange({ name })}
        error={errors.name}
      />
      <TextField
        label="Words on the button"
        value={form.submitButtonText}
        onChange={(submitButtonText) => onChange({ submitButtonText })}
        error={errors.submitButtonText}
        maxLength={60}
      />
      <TextField
        label="Page to go to afterwards"
        value={form.successRedirect}
        onChange={(successRedirect) => onChange({ successRedirect })}
        error={errors.successRedirect}
        placeholder="/thank-you"
        help="Leave it empty to show the message in place."
      />
    </>
  );
}

export function CaptchaStep({ form, onChange }: FormStepProps): ReactNode {
  return (
    <SwitchField
      label="Ask for proof of a person"
      help="A small computation in the visitor’s browser; no puzzle, no third party."
      isOn={form.captcha}
      onChange={(captcha) => onChange({ captcha })}
    />
  );
}

export function DisclaimerStep({ form, errors, onChange }: FormStepProps): ReactNode {
  return (
    <TextField
      label="Message after sending"
      value={form.submissionMessage}
      onChange={(submissionMessage) => onChange({ submissionMessage })}
      error={errors.submissionMessage}
      help="Say what happens with the answers and when you reply."
      isLong
    />
  );
}
