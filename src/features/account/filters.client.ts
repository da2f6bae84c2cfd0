import {
  deletePersonalFilter,
  personalFilters,
  renamePersonalFilter,
  savePersonalFilter,
  seePersonalFilter,
} from '../../contract/personal-filters';
import type { Sent } from '../../contract/request';
import { callApi } from '../../shared/lib/http';
import { change, type ChangeBody } from './account.client';

export const fetchFilters = (token: string, signal?: AbortSignal) =>
  callApi(personalFilters, { query: { token }, signal });
export const saveFilter = (
  token: string,
  filter: ChangeBody<Sent<typeof savePersonalFilter.body>>,
) => change(token, () => callApi(savePersonalFilter, { body: { ...filter, token } }));
export const renameFilter = (token: string, id: number, title: string) =>
  change(token, () => callApi(renamePersonalFilter, { params: { id }, body: { token, title } }));
export const seeFilter = (token: string, id: number) =>
  change(token, () => callApi(seePersonalFilter, { params: { id }, body: { token } }));
export const deleteFilter = (token: string, id: number) =>
  change(token, () => callApi(deletePersonalFilter, { params: { id }, query: { token } }));
