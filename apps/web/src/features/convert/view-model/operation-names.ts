/** What can be done with files, in the order the screen offers it. */
export const operationGroups = {
  format: ['toPdf', 'toWord', 'toText', 'toImages'],
  pdf: ['merge', 'split', 'compress', 'pageNumbers', 'searchable'],
} as const;

export type OperationGroup = keyof typeof operationGroups;
export type OperationName = (typeof operationGroups)[OperationGroup][number];
