import { covers } from '../schema/covers';

/** The columns of a page's cover; the query joins `covers` by the page's `coverId`. */
export const coverFields = {
  address: covers.address,
  width: covers.width,
  height: covers.height,
  color: covers.color,
};
