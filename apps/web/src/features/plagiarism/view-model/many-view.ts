/** The views of a one-to-many result beside its lists. */
export const manyViews = ['document', 'matrix', 'graph', 'timeline'] as const;
export type ManyView = (typeof manyViews)[number];
