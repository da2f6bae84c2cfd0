import { loadPart } from '../../shared/lib/load-part';
import '../../shared/ui/accordion.module.css';
import { laterPart } from '../../shared/ui/later-part';
import '../../shared/ui/section.module.css';
import './sales-picture.module.css';
import './sales-table.module.css';
import './sold-prices.module.css';

export const LaterSoldPrices = laterPart(async () => {
  const { SoldPrices } = await loadPart(() => import('./sold-prices'));
  return SoldPrices;
});
