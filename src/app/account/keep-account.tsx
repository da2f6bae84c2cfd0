import { KeepFilters } from './keep-filters';
import { KeepSaved } from './keep-saved';

/** Brings what the browser keeps into the account, as long as somebody is signed in. */
export function KeepAccount() {
  return (
    <>
      <KeepSaved />
      <KeepFilters />
    </>
  );
}
