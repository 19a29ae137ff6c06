/** Why an attempt was ended: its seat is needed. The job waits again and has not failed. */
export class PutBack extends Error {
  constructor() {
    super('the seat is needed for a short job');
  }
}
