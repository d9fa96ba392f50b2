import type { ReactNode } from 'react';
import { accordionMarkup } from './markup.ts';
import type { AccordionOptions } from './options.ts';

/** An accordion of three questions, as a server renders it. */
export function SampleAccordion(options: Partial<AccordionOptions>): ReactNode {
  const markup = accordionMarkup({ id: 'questions', ...options });
  return (
    <div className="accordion">
      {['Delivery', 'Returns', 'Frames'].map((title, index) => (
        <div key={title} {...markup.item(index)}>
          <details {...markup.details(index)}>
            <summary>
              <h3 {...markup.title}>{title}</h3>
            </summary>
            <div {...markup.panel(index)}>
              <p>About {title}.</p>
              <a href="#contact">Ask us</a>
            </div>
          </details>
        </div>
      ))}
    </div>
  );
}
