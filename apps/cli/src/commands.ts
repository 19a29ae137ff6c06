/**
 * Every command of the program, in the order of the help. Each is loaded when it is used: together they take
 * seconds to load.
 */
import type { Command } from './command.ts';

export type Commands = Readonly<Record<string, () => Promise<Command>>>;

export const commands: Commands = {
  read: async () => (await import('./read.command.ts')).readCommand,
  compare: async () => (await import('./compare.command.ts')).compareCommand,
  audit: async () => (await import('./audit.command.ts')).auditCommand,
  facts: async () => (await import('./facts.command.ts')).factsCommand,
  proofread: async () => (await import('./proofread.command.ts')).proofreadCommand,
  similar: async () => (await import('./similar.command.ts')).similarCommand,
  textbase: async () => (await import('./textbase.command.ts')).textBaseCommand,
  ocr: async () => (await import('./ocr.command.ts')).ocrCommand,
  convert: async () => (await import('./convert.command.ts')).convertCommand,
  laws: async () => (await import('./laws.command.ts')).lawsCommand,
  admin: async () => (await import('./admin/admin.command.ts')).adminCommand,
};
