import { routes } from '../../config/routes';
import { forgetDrafts } from '../../shared/forms/form-draft.state';
import { writeStorage } from '../../shared/lib/storage';
import { draftsOfAccount } from './draft-names';
import { dataKey, tokenKey } from './session.state';

/** Opens the home page without a session; loaded anew, so that nothing of the account stays in the tab. */
export function leaveAccount(): void {
  for (const key of [tokenKey, dataKey]) writeStorage('session', key, null);
  forgetDrafts(draftsOfAccount);
  window.location.assign(routes.home());
}
