/** What a one-to-many result shows beside its lists. */
export const manyViews = ['document', 'matrix', 'graph', 'timeline'] as const;
export type ManyView = (typeof manyViews)[number];
