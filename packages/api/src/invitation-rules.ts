/** What an invitation brings; apart from the routes, so that public pages can say it without the schema library. */
export const INVITATION_DAYS = 31;
export const INVITATION_POINTS = 3;
/** So many invitations of one user are rewarded within 24 hours. */
export const INVITATIONS_A_DAY = 20;
