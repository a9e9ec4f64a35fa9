/** Who an SMS code is for. */
export interface SmsTarget {
  token: string;
  truckerId: number;
}

/** What the signing frame is given. Without it the server offers no signing (D19). */
export interface SigningData {
  encodedParams: string;
}

/** A code that the haulier typed. */
export interface SmsVerification extends SmsTarget {
  code: string;
}
