/** An expected failure, by its name in the catalogue of packages/api. Anything else thrown is a bug and becomes INTERNAL. */
import { type ErrorName, errorCatalogue } from '@wenjian/api';

export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

export class AppError extends Error {
  readonly errorName: ErrorName;
  readonly fields: readonly FieldProblem[];
  /** Seconds until a retry makes sense. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    errorName: ErrorName,
    details: {
      readonly message?: string;
      readonly fields?: readonly FieldProblem[];
      readonly retryAfterSeconds?: number;
    } = {},
  ) {
    super(details.message ?? errorCatalogue[errorName].message);
    this.errorName = errorName;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
