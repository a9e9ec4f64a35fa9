/** The haulier that an SMS code is for. */
export interface SmsTarget {
  token: string;
  truckerId: number;
}

/** The parameters of the signing frame. If a response lacks them, the server offers no signing. */
export interface SigningData {
  encodedParams: string;
}

export interface SmsVerification extends SmsTarget {
  code: string;
}
