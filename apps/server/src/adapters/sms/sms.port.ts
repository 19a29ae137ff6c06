export interface SmsSender {
  /** Sends a sign-in code. Throws `SmsDeliveryError` when the message was not accepted. */
  send(phone: string, code: string): Promise<void>;
}

/**
 * The message was not accepted for delivery. Contains only the operator's code, because its messages and the
 * request contain the phone number.
 */
export class SmsDeliveryError extends Error {
  readonly operatorCode: string;

  constructor(operatorCode: string) {
    super(`the SMS operator did not accept the message: ${operatorCode}`);
    this.name = 'SmsDeliveryError';
    this.operatorCode = operatorCode;
  }
}
