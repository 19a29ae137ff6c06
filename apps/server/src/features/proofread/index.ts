export { digestOfCorrection } from './examined-task.ts';
export { languagePlaces } from './language-places.ts';
export { lexiconAccess } from './lexicon.service.ts';
export { proofreadRoutes } from './proofread.routes.ts';
export { proofreadExample } from './proofread-example.ts';
