import type { ParseArgsConfig } from 'node:util';
import type { Admin } from '@wenjian/server';

export interface AdminResult {
  readonly json: unknown;
  readonly lines: readonly string[];
}

/** One operator command: `wenjian admin NAME …`. */
export interface AdminAction {
  readonly argumentCount: number | { readonly least: number };
  /** Besides those of every command. */
  readonly options: NonNullable<ParseArgsConfig['options']>;
  run(admin: Admin, rest: readonly string[], values: Readonly<Record<string, unknown>>): Promise<AdminResult>;
}
