import { itemKinds } from '../../config/catalogs';

/**
 * Runs in the HTML of the 404 page before the first paint: a path of an item may be one that is not
 * built yet, so its skeleton shows instead of the not-found text and neither flashes.
 */
export const unbuiltItemScript = `if(/^\\/(${itemKinds.join('|')})\\/[\\w.-]+\\/?$/.test(location.pathname))document.documentElement.dataset.unbuilt=''`;
