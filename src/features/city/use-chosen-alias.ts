import { useRecoilValue } from 'recoil';
import { limits } from '../../config/limits';
import { cityAliasState } from './city.state';

/** Alias of the visitor's city: the chosen one, else the default (spec §1). */
export function useChosenAlias(): string {
  return useRecoilValue(cityAliasState) ?? limits.defaultCity;
}
