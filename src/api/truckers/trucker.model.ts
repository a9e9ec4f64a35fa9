import type { Decimal, CalendarDate } from '../core/values';

export interface Address {
  id: number | null;
  street: string;
  city: string;
  zipCode: string;
}

export type VehicleInsuranceStatus = 'verified' | 'notVerified' | 'unknown';

/** As the motor register knows it. */
export interface Vehicle {
  registrationNumber: string;
  /** The VIN. */
  frameNumber: string;
  /** Free text, shown as it is. */
  registerStatus: string;
  insuranceStatus: VehicleInsuranceStatus;
}

/** The insurance that the haulier leaves. */
export interface ExistingInsurance {
  policyNumber: string;
  terminationDate: CalendarDate | null;
  insuranceCompanyId: number | null;
}

/** An area, a new value, an own risk or an injury count. The title may be empty: only the id was sent. */
export interface Choice {
  id: number;
  title: string;
}

/** The newest of the haulier's agreements (D11). */
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
  /** In the order of the work add-ons, as far as they were given. */
  workAnswers: (boolean | null)[];
  injuryValidFrom: CalendarDate | null;
  injuryComment: string;
}

/** Who the work-injury insurance covers. Employees count in quarters; null cannot be read. */
export interface Headcount {
  cars: Decimal | null;
  employees: Decimal | null;
  drivers: Decimal | null;
}

/** A haulier. */
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
  isActive: boolean;
  address: Address | null;
  vehicle: Vehicle | null;
  existingInsurance: ExistingInsurance | null;
  agreement: Agreement | null;
  /** There is an agreement, but it cannot be told which one it is. */
  hasUnreadableAgreement: boolean;
  headcount: Headcount | null;
}

export interface InsuranceCompany {
  id: number;
  name: string;
}

export interface TruckerWithCompanies {
  trucker: Trucker;
  companies: InsuranceCompany[];
}

/** The columns that the server sorts by (section 2). */
export const truckerSortColumns = [
  'id',
  'name',
  'cvr',
  'truckNumber',
  'hasWorkInsurance',
  'isActive',
] as const;

export type TruckerSortColumn = (typeof truckerSortColumns)[number];

export type TruckerSearchField = 'name' | 'cvr' | 'truckNumber';

/** `page` counts from 0 (D7); `paginated: false` reads every row. */
export interface TruckerListQuery {
  page: number;
  paginated: boolean;
  sort: TruckerSortColumn;
  direction: 'asc' | 'desc';
}

/** `page` counts from 0 (D7); `paginated: false` reads every match. */
export interface TruckerSearchQuery {
  text: string;
  field: TruckerSearchField;
  page: number;
  paginated: boolean;
}

/** `page` counts from 0. */
export interface Page<Row> {
  rows: Row[];
  total: number;
  perPage: number;
  page: number;
  pageCount: number;
}

export interface TruckerInput extends Pick<
  Trucker,
  'name' | 'email' | 'cvr' | 'truckNumber' | 'phone' | 'undervogn'
> {
  hasCarInsurance: boolean;
  hasWorkInsurance: boolean;
  registrationNumber: string;
}

export type AddressInput = Omit<Address, 'id'>;

export interface RegistrationNumberInput {
  truckerId: number;
  registrationNumber: string;
}

/** Everything is written: what a form does not show goes back as it was loaded. */
export interface TruckerUpdate extends TruckerInput, AddressInput {
  id: number;
  addressId: number | null;
  hasPreviousInsurance: boolean | null;
}

/** One submission of a haulier. It keeps its place in the history even without readable details. */
export interface TruckerHistoryEntry {
  /** The server's timestamp, as it came. */
  submittedAt: string;
  details: TruckerHistoryDetails | 'missing' | 'damaged';
}

/** The fields of the history screen (section 2). */
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

export interface TruckerHistoryDetails extends TruckerHistoryFields {
  /** The fields that hold something which cannot be read. */
  unreadable: readonly (keyof TruckerHistoryFields)[];
}
