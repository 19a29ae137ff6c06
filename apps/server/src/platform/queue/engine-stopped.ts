/** An engine has passed its limits: the same input would do so again, so it is not tried again. */
import { AppError } from '../app-error.ts';

export class EngineStopped extends AppError {
  constructor(message: string) {
    super('DOCUMENT_TOO_LARGE', { message });
  }
}
