export { correctRoutes } from './correct.routes.ts';
export { correctExample } from './correct-example.ts';
export { digestOfCorrection } from './examined-task.ts';
export { languagePlaces } from './language-places.ts';
export { lexiconAccess } from './lexicon.service.ts';
