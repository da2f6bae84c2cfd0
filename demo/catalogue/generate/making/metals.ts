import { type Metal } from '../look-watch';
import { type BodyMaterial } from '../../lookups/body-materials';

/** How a material looks: its metal and, of two-tone pieces, the second one. */
const metals: Partial<Record<BodyMaterial, readonly [Metal, Metal?]>> = {
  steel: ['steel'],
  white_gold: ['white_gold'],
  yellow_gold: ['yellow_gold'],
  rose_gold: ['rose_gold'],
  three_golds: ['rose_gold'],
  platinum: ['platinum'],
  titanium: ['titanium'],
  ceramic: ['black_ceramic'],
  carbon: ['carbon'],
  bronze: ['bronze'],
  silver: ['silver'],
  steel_yellow_gold: ['steel', 'yellow_gold'],
  steel_rose_gold: ['steel', 'rose_gold'],
  steel_white_gold: ['steel', 'white_gold'],
  titanium_rose_gold: ['titanium', 'rose_gold'],
};

/** @throws Error for a material that is no metal and no hard body. */
export function metalsOf(material: BodyMaterial): { metal: Metal; accent: Metal | null } {
  const [metal, accent = null] = metals[material] ?? [];
  if (!metal) throw new Error(`"${material}" is no body of a watch or jewel`);
  return { metal, accent };
}
