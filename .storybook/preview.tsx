import type { Preview } from '@storybook/react-vite';
import './preview.css';

/** Every story stands under one sentence that says what there is to see; `parameters.about` has it. */
const preview: Preview = {
  parameters: { controls: { expanded: true, sort: 'none' } },
  decorators: [
    (Story, { parameters }) => (
      <div className="workshop">
        {typeof parameters['about'] === 'string' && <p className="about">{parameters['about']}</p>}
        <Story />
      </div>
    ),
  ],
};
export default preview;
