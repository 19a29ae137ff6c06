/** The one line of the list of checked rules that is about the standard text; its risks have it, too. */
export const STANDARD_RULE = 'standard.text';
