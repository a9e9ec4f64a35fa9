import type { Trucker } from '@/api/truckers/trucker.model';
import { sendHaulierNumbers } from '@/domain/haulier.numbers';
import type { Details } from '../machine/state';

/** What step 1 says about a haulier that the server knows, in whatever writing it knows the numbers (D31). */
export function detailsOf(trucker: Trucker): Details {
  const { name, email, cvr, truckNumber, phone, undervogn, address, vehicle } = trucker;
  const { hasCarInsurance, hasWorkInsurance, agreement } = trucker;
  return sendHaulierNumbers({
    name,
    email,
    cvr,
    truckNumber,
    phone,
    undervogn,
    hasCarInsurance: hasCarInsurance ?? false,
    hasWorkInsurance: hasWorkInsurance ?? false,
    registrationNumber: vehicle?.registrationNumber ?? '',
    street: address?.street ?? '',
    zipCode: address?.zipCode ?? '',
    city: address?.city ?? '',
    hasPreviousInsurance: agreement?.hasPreviousInsurance ?? null,
  });
}
