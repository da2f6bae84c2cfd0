import { useTranslation } from 'react-i18next';
import { movesOf, type Move } from '../../domain/diamond-moves';
import type { Diamond } from '../../domain/diamond-price';
import { formatNumber } from '../../shared/lib/numbers';
import { useHost } from '../../shared/lib/use-host';
import * as styles from './diamond-tables.module.css';
import { writeCarats } from './weight';

/** What would change the price of a stone, the most first. */
export function PriceMoves({ diamond }: { diamond: Diamond }) {
  const { t } = useTranslation('diamonds');
  const host = useHost();
  const signed = (percent: number) =>
    `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent), host)}`;
  const nameOf = (move: Move) => {
    switch (move.by) {
      case 'clarity':
        return t('moves.clarity', { from: diamond.clarity, to: move.to });
      case 'colour':
        return t('moves.colour', { from: diamond.colour, to: move.to });
      case 'weight':
        return t('moves.weight', { to: writeCarats(move.to, host) });
      case 'cut':
        return t(move.to === 'round' ? 'moves.toRound' : 'moves.toFancy');
    }
  };
  const percentOf = ({ percent: { least, most } }: Move) =>
    least === most
      ? t('moves.percent', { percent: signed(least) })
      : t('moves.range', { least: signed(least), most: signed(most) });

  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('moves.title')}</caption>
      <tbody>
        {movesOf(diamond).map((move) => (
          <tr key={move.by}>
            <th scope="row">{nameOf(move)}</th>
            <td className={styles.sum}>{percentOf(move)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
