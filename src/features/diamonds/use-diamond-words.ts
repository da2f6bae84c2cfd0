import { useTranslation } from 'react-i18next';
import type { Diamond, Span } from '../../domain/diamond-price';
import { formatUsd } from '../../shared/lib/money';
import { useHost } from '../../shared/lib/use-host';
import { writeCarats } from './weight';

/** How a stone and its sums are said on the host. */
export function useDiamondWords() {
  const { t } = useTranslation('diamonds');
  const host = useHost();
  const spanOf = ({ least, most }: Span, write: (end: number) => string) =>
    least === most ? write(least) : t('range', { least: write(least), most: write(most) });
  return {
    stone: ({ cut, colour, clarity, carats }: Diamond) =>
      t('stone', { cut: t(`cuts.${cut}`), carats: writeCarats(carats, host), colour, clarity }),
    span: spanOf,
    dollars: (span: Span) => spanOf(span, (end) => formatUsd(end, host)),
  };
}
