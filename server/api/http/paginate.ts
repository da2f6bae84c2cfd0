/** `paginate_data` of a list (spec §7); an empty list has one page. */
export function paginateData(total: number, perPage: number): { last_page: number; total: number } {
  return { last_page: Math.max(1, Math.ceil(total / perPage)), total };
}
