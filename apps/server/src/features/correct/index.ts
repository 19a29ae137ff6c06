export { correctJob } from './correct.job.ts';
export { correctRoutes } from './correct.routes.ts';
export { correctExample } from './correct-example.ts';
export { digestOfCorrection } from './examined-task.ts';
export { correctExportJob } from './exports.job.ts';
export { lexiconAccess } from './lexicon.service.ts';
export { languagePlaces } from './open-language.ts';
