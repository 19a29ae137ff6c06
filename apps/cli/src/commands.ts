/** Every command of the program, in the order of the help. */
import { adminCommand } from './admin.command.ts';
import { auditCommand } from './audit.command.ts';
import type { Command } from './command.ts';
import { compareCommand } from './compare.command.ts';
import { convertCommand } from './convert.command.ts';
import { lawsCommand } from './laws.command.ts';
import { ocrCommand } from './ocr.command.ts';
import { proofreadCommand } from './proofread.command.ts';
import { readCommand } from './read.command.ts';
import { similarCommand } from './similar.command.ts';
import { textBaseCommand } from './textbase.command.ts';

export const commands: readonly Command[] = [
  readCommand,
  compareCommand,
  auditCommand,
  proofreadCommand,
  similarCommand,
  textBaseCommand,
  ocrCommand,
  convertCommand,
  lawsCommand,
  adminCommand,
];
