import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as styles from './tabs.module.css';

export interface Tab {
  name: string;
  title: string;
  content: ReactNode;
}

/** Tabs after the pattern of WAI-ARIA: arrow keys go along the titles, Tab leads into the content. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [chosen, setChosen] = useState(0);
  const titles = useRef<(HTMLButtonElement | null)[]>([]);
  const id = useId();

  const go = (index: number) => {
    const next = (index + tabs.length) % tabs.length;
    setChosen(next);
    titles.current[next]?.focus();
  };
  const steps: Record<string, () => void> = {
    ArrowRight: () => go(chosen + 1),
    ArrowLeft: () => go(chosen - 1),
    Home: () => go(0),
    End: () => go(tabs.length - 1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };

  return (
    <div>
      <div className={styles.titles} role="tablist" aria-label={label}>
        {tabs.map(({ name, title }, index) => (
          <button
            key={name}
            ref={(element) => {
              titles.current[index] = element;
            }}
            type="button"
            role="tab"
            className={styles.title}
            id={`${id}-${name}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }, index) => (
        <div
          key={name}
          role="tabpanel"
          className={styles.panel}
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={index !== chosen}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
