/** Mainland mobile numbers, the only ones the SMS sign-in accepts. */
export function isMainlandMobile(value: string): boolean {
  return /^1[3-9]\d{9}$/.test(value);
}

/** `13800138000` → `138****8000`: enough for its owner to recognise, too little for anyone else. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
