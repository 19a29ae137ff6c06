import type { Feature } from '../feature.ts';
import { lexiconAccess } from './lexicon.service.ts';
import { proofreadFindings } from './proofread.findings.ts';
import { proofreadRoutes } from './proofread.routes.ts';

export const proofreadFeature: Feature = {
  routes: proofreadRoutes,
  access: ({ database }) => ({ lexiconEntry: (user, id) => lexiconAccess(database, user, id) }),
  findings: { correct: proofreadFindings },
};
