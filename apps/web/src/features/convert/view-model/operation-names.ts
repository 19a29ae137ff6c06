/** The operations on files, in the order of the screen. */
export const operationGroups = {
  format: ['toPdf', 'toWord', 'toExcel', 'toText', 'toImages'],
  pdf: ['merge', 'split', 'compress', 'pageNumbers', 'searchable'],
} as const;

export type OperationGroup = keyof typeof operationGroups;
export type OperationName = (typeof operationGroups)[OperationGroup][number];
