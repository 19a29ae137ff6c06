/** What a table holds of people and spaces, and what happens to it on erasure. */
import { eq, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * `clear`: the row stays because others refer to it, without anything that identifies the person; see
 * erase-person.ts and erase-space.ts.
 */
type Fate = 'delete' | 'clear' | 'keep';

export interface TableRule {
  readonly table: PgTable;
  /** Column with the space a row belongs to. */
  readonly space?: PgColumn;
  /** Column with the person a row is about, in any space. */
  readonly person?: PgColumn;
  /** Column with the phone number of somebody named before they had an account, or instead of it. */
  readonly phone?: PgColumn;
  /**
   * Columns with people who did something in a row that is not theirs. They then refer to the emptied user.
   */
  readonly actors?: readonly PgColumn[];
  /** Rows that belong to a space through another table. */
  readonly through?: (teamId: string) => SQL;
  /** Rows that belong to a person through another table. */
  readonly ofPerson?: (userId: string) => SQL;
  /** Rows of one person that their team does not see and does not get in its archive. */
  readonly isPrivate?: boolean;
  /** Whether the rows are exported. */
  readonly isArchived: boolean;
  /** Columns that are not exported: secrets, and derived values. */
  readonly hidden?: readonly PgColumn[];
  readonly withSpace: Fate;
  readonly withPerson: Fate;
  readonly why: string;
}

const WORK =
  '空间里的工作内容：随空间导出、随空间删除；在团队里做的事属于团队，做的人注销后只剩「已注销用户」';
const DERIVED = '由其他内容算出来的，不必导出；随空间删除';

/** The work in a space. In a team it belongs to the team, whoever did it. */
export const ofTeam = { isArchived: true, withSpace: 'delete', withPerson: 'keep', why: WORK } as const;
/** Written by servers of the version before; what counts is in `finding_decisions`. */
export const supersededOfTeam = { ...ofTeam, isArchived: false } as const;
export const ofPerson = { isArchived: true, withSpace: 'delete', withPerson: 'delete' } as const;
export const derived = { isArchived: false, withSpace: 'delete', withPerson: 'keep', why: DERIVED } as const;

/** Null: rows of this table belong to no space. */
export function rowsOfSpace({ space, through }: TableRule, teamId: string): SQL | null {
  if (through) return through(teamId);
  return space ? eq(space, teamId) : null;
}

/** Null: rows of this table are about no person. */
export function rowsOfPerson(
  { person, phone, ofPerson }: TableRule,
  user: { readonly id: string; readonly phone: string | null },
): SQL | null {
  const rows = or(
    ...(ofPerson ? [ofPerson(user.id)] : []),
    ...(person ? [eq(person, user.id)] : []),
    ...(phone && user.phone !== null ? [eq(phone, user.phone)] : []),
  );
  return rows ?? null;
}
