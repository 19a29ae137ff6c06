export { checkTemplate } from './check-template.ts';
export { checkValues } from './check-values.ts';
export { fillTemplate } from './fill-template.ts';
export { filledParagraphs } from './filled-paragraphs.ts';
export { type FoundTemplate, findTemplate } from './find-template.ts';
export { type PartyDetails, readParties } from './read-parties.ts';
export { type ReadSheet, readSheet, type WrittenRow } from './read-sheet.ts';
export { sheetColumns } from './sheet-columns.ts';
export type { PartyItem, Template, TemplateField, TemplateText, TemplateValues } from './template.ts';
