import type { Feature } from '../feature.ts';
import { languagePlaces } from './language-places.ts';
import { lexiconAccess } from './lexicon.service.ts';
import { proofreadFindings } from './proofread.findings.ts';
import { proofreadRoutes } from './proofread.routes.ts';

export const proofreadFeature: Feature = {
  routes: (parts) => proofreadRoutes({ ...parts, languagePlaces: languagePlaces(parts.config.dataFolder) }),
  access: ({ database }) => ({ lexiconEntry: (user, id) => lexiconAccess(database, user, id) }),
  findings: { correct: proofreadFindings },
};
