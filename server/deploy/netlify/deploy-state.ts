import { array, object, string, type InferType } from 'yup';

const digests = array(string().required()).nullable();

/** A deploy as Netlify tells of it, as far as it matters here. */
export const netlifyDeploy = object({
  id: string().required(),
  state: string().required(),
  /** SHA-1 of the files that are still to be sent. */
  required: digests,
  /** SHA-256 of the functions that are still to be sent. */
  required_functions: digests,
  error_message: string().nullable(),
  ssl_url: string().nullable(),
});

export type NetlifyDeploy = InferType<typeof netlifyDeploy>;

/** Its files have been compared with what Netlify holds. */
export function isCompared({ state }: NetlifyDeploy): boolean {
  return ['prepared', 'uploading', 'uploaded', 'processing', 'processed', 'ready'].includes(state);
}

/** All files are there, and visitors are answered from it. */
export function isLive({ state }: NetlifyDeploy): boolean {
  return state === 'ready';
}

/** It will not go live any more. */
export function hasFailed({ state }: NetlifyDeploy): boolean {
  return state === 'error' || state === 'rejected';
}
