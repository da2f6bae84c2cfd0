// What the environment says of this build (README "Settings"), read when it is asked for. Gatsby
// writes the values of `GATSBY_*` variables into the browser bundle, so each is read by its full name.

/** Set in local runs only; without it every address is the production one. */
export const localEdgePort = () => process.env.GATSBY_LOCAL_EDGE_PORT || null;
export const localApiPort = () => process.env.GATSBY_LOCAL_API_PORT || null;
export const captchaScript = () => process.env.GATSBY_CAPTCHA_SCRIPT || null;
export const captchaKey = () => process.env.GATSBY_CAPTCHA_KEY || null;
/** Key of Yandex Maps; without it pages show their own plan. */
export const mapsKey = () => process.env.GATSBY_YANDEX_MAPS_KEY || null;
export const sentryDsn = () => process.env.GATSBY_SENTRY_DSN || null;
/** Name of what is deployed, in reports of errors; null: the digest of the scripts. */
export const sentryRelease = () => process.env.GATSBY_SENTRY_RELEASE || null;
/**
 * Who gets web vitals, without a trailing slash; the host's code is appended. Null: the backend;
 * `off`: nobody.
 */
export const vitalsUrl = () => process.env.GATSBY_VITALS_URL || null;
/**
 * Whether the pages of the visitor's lists are kept for a time without a connection. The kill switch
 * of the service worker: a build with `GATSBY_OFFLINE_LISTS=off` removes it from every browser.
 */
export const hasOfflineLists = () => process.env.GATSBY_OFFLINE_LISTS !== 'off';
/**
 * Whether files go with their form, in one call: for a backend that does not speak the tus protocol
 * (`GATSBY_UPLOADS=form`).
 */
export const uploadsGoWithForm = () => process.env.GATSBY_UPLOADS === 'form';
/**
 * Whether browsers refuse strings that would become code (`GATSBY_TRUSTED_TYPES=enforce`), or only
 * report them (`report`); null: as the scripts of other origins allow.
 */
export const trustedTypes = () => process.env.GATSBY_TRUSTED_TYPES || null;
/** Another backend for the build; the host's code is appended. */
export const apiUrl = () => process.env.API_URL || null;
/** Code of the host that the build is for. */
export const siteHost = () => process.env.SITE_HOST || null;
