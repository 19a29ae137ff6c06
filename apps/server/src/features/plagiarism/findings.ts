/** The findings of a check besides fragments. */
import type { plagiarismFindings } from '@wenjian/api';
import type { z } from 'zod';

export type Findings = z.output<typeof plagiarismFindings>;
