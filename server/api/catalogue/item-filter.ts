import {
  type AvailabilityStatus,
  type Condition,
  type Equipment,
} from '../../../src/config/item-labels';

/** A filter as `filterQuery` of the contract casts it. */
export interface ItemFilter {
  available: 0 | 1;
  'body_forms[]'?: number[];
  'body_materials_for_filter[]'?: number[];
  'brands[]'?: number[];
  'cities[]'?: number[];
  'collection[]'?: number[];
  diametr_from?: number;
  diametr_to?: number;
  'genders[]'?: number[];
  price_from?: number;
  price_to?: number;
  price_with_discount?: boolean;
  'specials[]'?: number[];
  'statuses_income[]'?: AvailabilityStatus[];
  'statuses_used[]'?: Condition[];
  'equipment[]'?: Equipment[];
  'types[]'?: number[];
  'insertions[]'?: number[];
  is_vip?: boolean;
  search?: string;
  published_after?: Date;
}
