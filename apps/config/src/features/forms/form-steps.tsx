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
      <p>Every submission is stored under Submissions, including suspected spam.</p>
      <TextField
        label="Notification email"
        type="email"
        value={form.notifyEmail}
        onChange={(notifyEmail) => onChange({ notifyEmail })}
        error={errors.notifyEmail}
        help="Leave empty for no notification."
      />
    </>
  );
}

export function AdvancedStep({ form, errors, onChange }: FormStepProps): ReactNode {
  return (
    <>
      <TextField
        label="Form name"
        value={form.name}
        onChange={(name) => onChange({ name })}
        error={errors.name}
      />
      <TextField
        label="Button label"
        value={form.submitButtonText}
        onChange={(submitButtonText) => onChange({ submitButtonText })}
        error={errors.submitButtonText}
        maxLength={60}
      />
      <TextField
        label="Redirect to"
        value={form.successRedirect}
        onChange={(successRedirect) => onChange({ successRedirect })}
        error={errors.successRedirect}
        placeholder="/thank-you"
        help="Leave empty to show the success message."
      />
    </>
  );
}

export function CaptchaStep({ form, onChange }: FormStepProps): ReactNode {
  return (
    <SwitchField
      label="CAPTCHA"
      help="A small computation in the visitor’s browser; no puzzle, no third party."
      isOn={form.captcha}
      onChange={(captcha) => onChange({ captcha })}
    />
  );
}

export function DisclaimerStep({ form, errors, onChange }: FormStepProps): ReactNode {
  return (
    <TextField
      label="Success message"
      value={form.submissionMessage}
      onChange={(submissionMessage) => onChange({ submissionMessage })}
      error={errors.submissionMessage}
      help="Say what happens with the answers and when you reply."
      isLong
    />
  );
}
