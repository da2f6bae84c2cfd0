import { useTranslation } from 'react-i18next';
import { priceOfDiamond, type Diamond } from '../../domain/diamond-price';
import { useOpenModal } from '../../shared/state/use-modal';
import { useDiamondWords } from './use-diamond-words';

/** Opens the request for an appraisal with the stone filled in; the form asks for its photos. */
export function useDiamondAppraisal(): (diamond: Diamond) => void {
  const { t } = useTranslation('diamonds');
  const open = useOpenModal();
  const say = useDiamondWords();
  return (diamond) => {
    const stone = say.stone(diamond);
    const range = say.dollars(priceOfDiamond(diamond).told);
    open({
      name: 'appraisal',
      filled: {
        productType: 'diamond',
        productName: t('product', { stone }),
        message: t('message', { stone, range }),
      },
    });
  };
}
