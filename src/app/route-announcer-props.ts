/**
 * What Gatsby's announcer of pages is drawn with, in the place of Gatsby's own: the announcer says
 * "Navigated to" on pages of every language, so nobody is to hear it. `PageAnnouncer` does its work.
 */
export const RouteAnnouncerProps = { id: 'gatsby-announcer', hidden: true };
