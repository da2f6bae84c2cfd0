import * as styles from './advantage-list.module.css';

interface AdvantageListProps {
  advantages: readonly { entityId: number; title: string; text: string; icon: string }[];
}

/** Line drawings by the names that editors choose from. */
const drawings: Record<string, string> = {
  shield: 'M16 3 5 7v8c0 7 4.5 11.5 11 14 6.5-2.5 11-7 11-14V7zM11 16l3.5 3.5L21 12.5',
  clock: 'M16 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24M16 9v7l5 3',
  scales: 'M16 4v24M10 28h12M6 9h20M6 9l-4 9a4.5 4.5 0 0 0 8 0zM26 9l-4 9a4.5 4.5 0 0 0 8 0z',
  diamond: 'M9 5h14l6 8-13 15L3 13zM3 13h26M11 13l5 15 5-15M9 5l2 8 5-8 5 8 2-8',
  truck:
    'M2 8h17v14H2zM19 13h6l5 5v4H19zM8 22a3 3 0 1 0 0 6 3 3 0 0 0 0-6M24 22a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  handshake: 'M2 10l6-2 8 4 8-4 6 2v11h-3l-9 6-10-6H2zM16 12l-5 5a2.5 2.5 0 0 0 4 2l3-2 6 5',
};

/** Why people come to the house. */
export function AdvantageList({ advantages }: AdvantageListProps) {
  return (
    <ul className={styles.row}>
      {advantages.map(({ entityId, title, text, icon }) => (
        <li key={entityId} className={styles.advantage}>
          <svg className={styles.icon} viewBox="0 0 32 32" aria-hidden="true">
            <path d={drawings[icon] ?? drawings.diamond} />
          </svg>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
