/** The tabs beside the documents. */
export const resultTabs = [
  'sources',
  'fragments',
  'images',
  'authorship',
  'evasion',
  'sensitive',
  'coverage',
] as const;
export type ResultTab = (typeof resultTabs)[number];
