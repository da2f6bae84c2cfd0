import { useTranslation } from 'react-i18next';
import { diamondPrices } from '../../config/diamond-prices';
import type { Diamond, DiamondPrice, Span } from '../../domain/diamond-price';
import { formatNumber } from '../../shared/lib/numbers';
import { useHost } from '../../shared/lib/use-host';
import * as styles from './diamond-tables.module.css';
import { useDiamondWords } from './use-diamond-words';
import { writeCarats } from './weight';

interface Step {
  name: string;
  factor?: string;
  sum: string;
}

/** From the table of prices to the sum, as a jeweller reckons it on paper. */
export function PriceSteps({ diamond, price }: { diamond: Diamond; price: DiamondPrice }) {
  const { t } = useTranslation('diamonds');
  const host = useHost();
  const say = useDiamondWords();
  const { colour, clarity, cut, carats } = diamond;
  const dollars = (sum: number) => say.dollars({ least: sum, most: sum });
  const share = (percent: number) => formatNumber(percent / 100, host, { atLeast: 2 });
  const times = ({ least, most }: Span) =>
    least === most ? `× ${share(least)}` : `× ${share(least)}–${share(most)}`;
  const exactly = (percent: number) => times({ least: percent, most: percent });

  const steps: Step[] = [
    {
      name: t('steps.band', {
        ...diamondPrices.reference,
        least: writeCarats(price.band.least, host),
        most: writeCarats(price.band.most, host),
      }),
      sum: dollars(price.reference),
    },
    {
      name: t('steps.colour', { grade: colour }),
      factor: exactly(price.colourPercent),
      sum: dollars(price.inColour),
    },
    {
      name: t('steps.clarity', { grade: clarity }),
      factor: exactly(price.clarityPercent),
      sum: dollars(price.perCarat),
    },
    {
      name: t('steps.weight', { carats: writeCarats(carats, host) }),
      factor: `× ${writeCarats(carats, host)}`,
      sum: dollars(price.round),
    },
    {
      name: t('steps.cut', { cut: t(`cuts.${cut}`) }),
      factor: times(price.cutPercent),
      sum: say.dollars(price.inCut),
    },
    {
      name: t('steps.spread'),
      factor: `± ${t('moves.percent', { percent: diamondPrices.spreadPercent })}`,
      sum: say.dollars(price.told),
    },
  ];

  return (
    <table className={`${styles.table} ${styles.steps}`}>
      <caption className={styles.caption}>{t('steps.title')}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t('steps.step')}</th>
          <th scope="col">{t('steps.factor')}</th>
          <th scope="col">{t('steps.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ name, factor, sum }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.factor}>{factor}</td>
            <td className={styles.sum}>{sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
