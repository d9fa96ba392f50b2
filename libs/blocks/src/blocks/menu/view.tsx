import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import type { menu, MenuCard } from './schema.ts';

function Card({ card, columns }: { card: MenuCard; columns: string }): ReactNode {
  return (
    <>
      <div className="menu-parts" data-columns={columns}>
        {card.parts.map(({ title, dishes }, index) => (
          <section key={index} className="menu-part">
            {title !== '' && <h3>{title}</h3>}
            <ul>
              {dishes.map((dish, dishIndex) => (
                <li key={dishIndex} className="menu-dish">
                  <span className="menu-name">{dish.title}</span>
                  <span className="menu-dots" aria-hidden="true" />
                  {dish.price !== '' && <span className="menu-price">{dish.price}</span>}
                  {dish.description !== '' && (
                    <span className="menu-description">{dish.description}</span>
                  )}
                  {dish.note !== '' && <span className="menu-note">{dish.note}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {card.note !== '' && <p className="menu-words">{card.note}</p>}
    </>
  );
}

/**
 * The menus with their headings, and their tabs. CSS decides which are visible: without JavaScript, and in print, all
 * menus; with JavaScript the tabs, from the start.
 */
export function MenuView({ id, props }: BlockViewProps<PropsOf<typeof menu>>): ReactNode {
  const { cards, columns } = props;
  if (cards.length === 0) return null;
  const hasTabs = cards.length > 1;
  const idOf = (index: number) => `menu-${id}-${index}`;
  const tabOf = (index: number) => `${idOf(index)}-tab`;
  return (
    <div className="menu" data-island={hasTabs ? 'menu' : undefined}>
      {hasTabs && (
        <div
          className="menu-tabs"
          role="tablist"
          // A menu has no title of its own.
          aria-labelledby={cards.map((_, index) => tabOf(index)).join(' ')}
        >
          {cards.map((card, index) => (
            <button
              key={index}
              type="button"
              className="menu-tab"
              role="tab"
              id={tabOf(index)}
              aria-controls={idOf(index)}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
            >
              {card.title}
            </button>
          ))}
        </div>
      )}
      {cards.map((card, index) => (
        <section key={index} className="menu-card" id={idOf(index)}>
          <h2 className="menu-title">{card.title}</h2>
          <Card card={card} columns={columns} />
        </section>
      ))}
    </div>
  );
}
