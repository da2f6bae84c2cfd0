import Cookies from 'js-cookie';
import { useEffect, useState } from 'react';
import { isAccountOpenToAll } from '../../config/account-pages';

/** Spec §2 "Header": the account shows only when a `front-dev` cookie is true. */
const entryCookie = 'front-dev';

/** Whether this visitor finds ways into the account; as in the HTML until the page is hydrated. */
export function useIsAccountOpen(): boolean {
  const [isOpen, setOpen] = useState(isAccountOpenToAll);
  useEffect(() => setOpen(isAccountOpenToAll || Cookies.get(entryCookie) === 'true'), []);
  return isOpen;
}
