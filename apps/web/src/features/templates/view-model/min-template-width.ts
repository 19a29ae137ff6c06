/**
 * `minTemplateWidth` (25) of docs/spec.md#global-state: the template's pane beside the form or the field list is never narrower than this
 * many percent of the page, so that it can always be read and found again.
 */
export const MIN_TEMPLATE_WIDTH = 25;
