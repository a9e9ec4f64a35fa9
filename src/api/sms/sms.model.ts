/** Who an SMS code is for. */
export interface SmsTarget {
  token: string;
  truckerId: number;
}

/** What `sms/generate` returns for the signing frame (`nem_id_data`, D19). Null where it carries nothing. */
export interface SigningData {
  encodedParams: string;
}

/** A code that the haulier typed. */
export interface SmsVerification extends SmsTarget {
  code: string;
}
