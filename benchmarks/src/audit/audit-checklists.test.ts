/** The kinds of contract with the shortest checklists; the table of all kinds is printed by `audit-checklists.process.ts`. */
import { describe, expect, it } from 'vitest';
import { checklistsOf } from './audit-checklists.ts';

describe('a kind of contract', () => {
  it.each(['nda-one-way', 'guarantee-surety', 'warehousing', 'lease-equipment', 'brokerage'])(
    '%s is asked at least twenty questions of its own',
    async (kind) => {
      const [checklist] = await checklistsOf([kind]);
      expect(new Set(checklist?.questions).size).toBeGreaterThanOrEqual(20);
    },
  );
});
