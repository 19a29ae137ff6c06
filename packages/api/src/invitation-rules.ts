/**
 * The rewards of an invitation. Separate from the routes, so that public pages can show them without the
 * schema library.
 */
export const INVITATION_DAYS = 31;
export const INVITATION_POINTS = 3;
/** The maximum number of rewarded invitations per user within 24 hours. */
export const INVITATIONS_A_DAY = 20;
