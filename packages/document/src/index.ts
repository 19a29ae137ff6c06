export * from './build-document.ts';
export * from './coverage.ts';
export * from './document.text.ts';
export * from './document.ts';
export * from './normalisation-steps.ts';
export * from './normalise.ts';
export * from './offset.ts';
