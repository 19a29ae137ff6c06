/** What operators give to spaces; each grant is recorded in the audit trail, in the same transaction. */
import { type BalanceTool, balanceTools, type PlanName } from '@wenjian/api';
import type { Connection, Database } from '../../platform/database/database.ts';
import { findPersonalTeamByPhone } from '../account/index.ts';
import { grant, grantPlan } from '../billing/index.ts';
import { readTeamRow } from '../teams/index.ts';
import { type Operator, recordOperation } from './operations.repository.ts';

export interface ContractTerms {
  readonly usesPerTool: number;
  readonly days: number;
}

export interface Grants {
  /**
   * Grants a plan to a team space, or to the personal space of a phone number; null if there is no such
   * space. `terms`: for a plan that is not in the table.
   */
  grantPlan(
    holder: string,
    plan: PlanName,
    terms: ContractTerms | null,
    reason?: string,
  ): Promise<{ readonly teamId: string } | null>;
  grantUses(holder: string, gift: Gift, reason: string): Promise<{ readonly teamId: string } | null>;
}

interface Gift {
  readonly tool: BalanceTool;
  readonly uses: number;
  readonly days: number;
}

/** In the ledger, where a bought grant has the name of its plan. */
const GIFT = 'gift';
const DAY_MS = 24 * 3_600_000;

export function grants(database: Database, operator: Operator): Grants {
  return {
    async grantPlan(holder, plan, terms, reason) {
      const teamId = await findSpace(database, holder);
      if (!teamId) return null;
      await database.transaction(async (transaction) => {
        if (terms) await grantByContract(transaction, teamId, plan, terms);
        else await grantPlan(transaction, teamId, plan, new Date());
        const details = { plan, ...terms, ...(reason === undefined ? {} : { reason }) };
        await recordOperation(transaction, operator, { action: 'grant', subject: teamId, details });
      });
      return { teamId };
    },
    async grantUses(holder, { tool, uses, days }, reason) {
      const teamId = await findSpace(database, holder);
      if (!teamId) return null;
      await database.transaction(async (transaction) => {
        const expiresAt = inDays(days);
        await grant(transaction, { teamId, plan: GIFT, uses: { [tool]: uses }, expiresAt });
        const details = { tool, uses, days, reason };
        await recordOperation(transaction, operator, { action: 'grant uses', subject: teamId, details });
      });
      return { teamId };
    },
  };
}

async function grantByContract(
  connection: Connection,
  teamId: string,
  plan: PlanName,
  { usesPerTool, days }: ContractTerms,
): Promise<void> {
  const uses = Object.fromEntries(balanceTools.map((tool) => [tool, usesPerTool]));
  await grant(connection, { teamId, plan, uses, expiresAt: inDays(days) });
}

function inDays(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}

const TEAM_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A space by its id, or the personal space of a phone number; a closed one is none. */
export async function findSpace(database: Database, holder: string): Promise<string | null> {
  if (!TEAM_ID.test(holder)) return findPersonalTeamByPhone(database, holder);
  const row = await readTeamRow(database, holder);
  return row && row.erasedAt === null ? row.id : null;
}
