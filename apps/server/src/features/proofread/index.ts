export { languagePlaces } from './language-places.ts';
export { lexiconAccess } from './lexicon.service.ts';
export { proofreadFindings } from './proofread.findings.ts';
export { proofreadRoutes } from './proofread.routes.ts';
export { proofreadExample } from './proofread-example.ts';
