import type { Meta, StoryObj } from '@storybook/react-vite';
import { contact, everyKind } from './every-kind.fixture.ts';
import { outcomes, type Outcome } from './fake-server.fixture.ts';
import { LiveForm } from './live-form.fixture.tsx';

const meta = {
  title: 'Libraries/form-runtime/Forms',
  component: LiveForm,
  args: { form: contact, outcome: 'accepted', hasCaptcha: false },
  argTypes: {
    outcome: { control: 'select', options: Object.keys(outcomes) as readonly Outcome[] },
  },
  parameters: { controls: { include: ['outcome', 'hasCaptcha'] } },
} satisfies Meta<typeof LiveForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const filledIn = {
  name: { First: 'Ada', Last: 'Byron' },
  email: 'ada@example.com',
  message: 'Is the harbour free on Monday?',
};

export const EveryKindOfField: Story = {
  args: { form: everyKind },
  parameters: {
    about:
      'Twenty kinds, one of them hidden. Send it empty: every message stands under its field, the focus goes to the first, and a message leaves as soon as its reason is gone.',
  },
};

export const ErrorsShown: Story = {
  args: { values: { email: 'ada@example', message: 'x'.repeat(130) }, isSentAtOnce: true },
  parameters: { about: 'Checked before anything is sent: the server has heard of nothing.' },
};

export const OnADarkSite: Story = {
  args: { site: 'dark', values: { email: 'ada@example' }, isSentAtOnce: true },
  parameters: {
    about:
      'Lines, hints and errors are mixed from the color of the text; the accent is the site’s.',
  },
};

export const InTheColorsOfItsSite: Story = {
  args: { site: 'own', values: filledIn },
  parameters: { about: 'The site’s type and three custom properties.' },
};

export const FromRightToLeft: Story = {
  args: { form: everyKind, dir: 'rtl' },
  parameters: {
    about: 'The same style sheet: it knows a beginning and an end, no left and right.',
  },
};

export const RejectedByServer: Story = {
  args: { values: filledIn, outcome: 'rejected', isSentAtOnce: true },
  parameters: {
    about:
      'What was typed stays. The server’s message for a field stands at that field; one for a field that the form does not have stands at its top.',
  },
};

export const NoAnswer: Story = {
  args: { values: filledIn, outcome: 'noAnswer', isSentAtOnce: true },
  parameters: { about: 'The connection is gone: nothing is lost, and the form can be sent again.' },
};

export const WithCaptcha: Story = {
  args: { values: filledIn, hasCaptcha: true },
  parameters: {
    about:
      'A captcha is anything with pass and reset. It is asked after the fields are right, and nothing is sent before it passes.',
  },
};

export const Succeeded: Story = {
  args: { values: filledIn, isSentAtOnce: true },
  parameters: { about: 'Checked, sent, taken: the message stands in the place of the form.' },
};

export const Newsletter: Story = {
  args: {
    isNewsletter: true,
    form: {
      id: 'newsletter',
      submitButtonText: 'Subscribe',
      submissionMessage: 'Welcome aboard.',
      fields: [{ id: 'email', type: 'email', title: 'Your e-mail', required: true }],
    },
  },
  parameters: { about: 'One line; in a container narrower than 320 pixels from the top down.' },
};
