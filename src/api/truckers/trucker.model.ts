import type { Decimal, CalendarDate } from '../core/values';

/** A haulier's postal address (specification, section 3). */
export interface Address {
  id: number | null;
  street: string;
  city: string;
  zipCode: string;
}

/** What the motor register says about the vehicle's insurance (section 4). */
export type VehicleInsuranceStatus = 'verified' | 'notVerified' | 'unknown';

/** The haulier's vehicle as the motor register knows it. */
export interface Vehicle {
  registrationNumber: string;
  /** The frame number (VIN); `serial_number` on the wire. */
  frameNumber: string;
  /** Free text from the motor register, shown as it is. */
  registerStatus: string;
  insuranceStatus: VehicleInsuranceStatus;
}

/** The insurance the haulier leaves; `exiting_insurance` on the wire. */
export interface ExistingInsurance {
  policyNumber: string;
  terminationDate: CalendarDate | null;
  insuranceCompanyId: number | null;
}

/** One choice of a reference list: an area, a new value, an own risk or an injury count. */
export interface Choice {
  id: number;
  title: string;
}

/** What the haulier has chosen; the newest `trucker_agreement` (D11). */
export interface Agreement {
  id: number;
  hasPreviousInsurance: boolean | null;
  area: Choice | null;
  newValue: Choice | null;
  ownRisk: Choice | null;
  injury: Choice | null;
  hasRoadAssistance: boolean | null;
  hasGlassCover: boolean | null;
  roadAssistanceFrom: CalendarDate | null;
  /** The answers of step 3 in the order of the work add-ons, as far as they were given. */
  workAnswers: (boolean | null)[];
  injuryValidFrom: CalendarDate | null;
  injuryComment: string;
}

/** How many the work-injury insurance covers; `multiply_price` on the wire. Employees count in quarters; null cannot be read. */
export interface Headcount {
  cars: Decimal | null;
  employees: Decimal | null;
  drivers: Decimal | null;
}

/** A haulier (trucker) as every screen sees it: clean names, clean types. */
export interface Trucker {
  id: number;
  name: string;
  email: string;
  cvr: string;
  truckNumber: string;
  phone: string;
  undervogn: string;
  /** Null where the answer does not say. */
  hasCarInsurance: boolean | null;
  hasWorkInsurance: boolean | null;
  /** True when the wire's `status` is 0 (section 4). */
  isActive: boolean;
  address: Address | null;
  vehicle: Vehicle | null;
  existingInsurance: ExistingInsurance | null;
  agreement: Agreement | null;
  /** There is an agreement, but it cannot be told which one it is. */
  hasUnreadableAgreement: boolean;
  headcount: Headcount | null;
}

/** An insurance company that an existing policy can be terminated with. */
export interface InsuranceCompany {
  id: number;
  name: string;
}

/** A haulier together with the companies its existing insurance may be at. */
export interface TruckerWithCompanies {
  trucker: Trucker;
  companies: InsuranceCompany[];
}

/** The columns the server sorts by (section 2). */
export const truckerSortColumns = [
  'id',
  'name',
  'cvr',
  'truckNumber',
  'hasWorkInsurance',
  'isActive',
] as const;

export type TruckerSortColumn = (typeof truckerSortColumns)[number];

/** The fields a search may look in (section 2). */
export type TruckerSearchField = 'name' | 'cvr' | 'truckNumber';

/** Which page of the list is asked for. `page` counts from 0 (D7); `paginated: false` reads every row. */
export interface TruckerListQuery {
  page: number;
  paginated: boolean;
  sort: TruckerSortColumn;
  direction: 'asc' | 'desc';
}

/** A search for hauliers; `page` counts from 0 and `paginated: false` reads every match. */
export interface TruckerSearchQuery {
  text: string;
  field: TruckerSearchField;
  page: number;
  paginated: boolean;
}

/** One page of a list. `page` counts from 0. */
export interface Page<Row> {
  rows: Row[];
  total: number;
  perPage: number;
  page: number;
  pageCount: number;
}

/** What the haulier dialogs and step 1 of the wizard write (section 7). */
export interface TruckerInput {
  name: string;
  email: string;
  cvr: string;
  truckNumber: string;
  phone: string;
  undervogn: string;
  hasCarInsurance: boolean;
  hasWorkInsurance: boolean;
  registrationNumber: string;
}

/** The address as the forms write it. */
export interface AddressInput {
  street: string;
  zipCode: string;
  city: string;
}

/** The registration number that a haulier is given from the list. */
export interface RegistrationNumberInput {
  truckerId: number;
  registrationNumber: string;
}

/** The whole of what `update-trucker` writes; staff dialogs leave `hasPreviousInsurance` as it was loaded. */
export interface TruckerUpdate extends TruckerInput, AddressInput {
  id: number;
  addressId: number | null;
  hasPreviousInsurance: boolean | null;
}

/**
 * One submission of a haulier. `submittedAt` is the server's timestamp as it came. Details that are not there, or are
 * no data that can be read, are named as such, so that the submission keeps its place.
 */
export interface TruckerHistoryEntry {
  submittedAt: string;
  details: TruckerHistoryDetails | 'missing' | 'damaged';
}

/** The fields of section 2's history screen, as texts ready to compare and show. */
export interface TruckerHistoryFields {
  name: string;
  email: string;
  cvr: string;
  truckNumber: string;
  phone: string;
  address: string;
  zipCode: string;
  city: string;
  registrationNumber: string;
  frameNumber: string;
  newValue: string;
  ownRisk: string;
  area: string;
  injury: string;
  hasRoadAssistance: boolean | null;
  roadAssistanceFrom: CalendarDate | null;
  hasGlassCover: boolean | null;
  policyNumber: string;
  terminationDate: CalendarDate | null;
  hasWorkInsurance: boolean | null;
  hasPreviousInsurance: boolean | null;
}

/** A submission's fields, and the names of those that hold something which cannot be read. */
export interface TruckerHistoryDetails extends TruckerHistoryFields {
  unreadable: readonly (keyof TruckerHistoryFields)[];
}
