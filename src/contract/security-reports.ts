/**
 * Where browsers report what the policies of a site stopped, below the host's API base. They send it
 * by themselves, as `application/csp-report` or `application/reports+json`.
 */
export const securityReportsPath = '/security-reports';
