import type { Decimal, CalendarDate } from '../core/values';

export interface Address {
  id: number | null;
  street: string;
  city: string;
  zipCode: string;
}

export type VehicleInsuranceStatus = 'verified' | 'notVerified' | 'unknown';

/** A vehicle with the data of the motor register. */
export interface Vehicle {
  numberPlate: string;
  /** The VIN. */
  frameNumber: string;
  /** The status in the motor register: free text, shown unchanged. */
  registerStatus: string;
  insuranceStatus: VehicleInsuranceStatus;
}

/** The insurance with another company that the haulier terminates. */
export interface ExistingInsurance {
  policyNumber: string;
  terminationDate: CalendarDate | null;
  insuranceCompanyId: number | null;
}

/** An area, a new value, an own risk or an injury count. The title is empty if the server sent only the id. */
export interface Choice {
  id: number;
  title: string;
}

/** The haulier's newest agreement. */
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
  /** The answers to the work add-ons, in the order of the add-ons. May be fewer than there are add-ons. */
  workAnswers: (boolean | null)[];
  injuryValidFrom: CalendarDate | null;
  injuryComment: string;
}

/**
 * The head counts of the work-injury insurance. Employees may be quarters (1.25). A count is null if it is missing or
 * cannot be parsed.
 */
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
  /** This and `hasWorkInsurance` are null if the response contains no answer that can be parsed. */
  hasCarInsurance: boolean | null;
  hasWorkInsurance: boolean | null;
  isActive: boolean;
  address: Address | null;
  vehicle: Vehicle | null;
  existingInsurance: ExistingInsurance | null;
  agreement: Agreement | null;
  /** True if the server sent an agreement whose id cannot be parsed; `agreement` is then null. */
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

/** The columns that the server can sort by. */
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

/** A request for a page of hauliers. `page` counts from 0; `paginated: false` requests all rows. */
export interface TruckerListQuery {
  page: number;
  paginated: boolean;
  sort: TruckerSortColumn;
  direction: 'asc' | 'desc';
}

/** A request for a page of a search's matches. `page` counts from 0; `paginated: false` requests all matches. */
export interface TruckerSearchQuery {
  text: string;
  field: TruckerSearchField;
  page: number;
  paginated: boolean;
}

/** A page of rows from the server. `page` counts from 0. */
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
  numberPlate: string;
}

export type AddressInput = Omit<Address, 'id'>;

export interface NumberPlateInput {
  truckerId: number;
  numberPlate: string;
}

/** The server overwrites every field, so fields that a form does not show are sent back as they were loaded. */
export interface TruckerUpdate extends TruckerInput, AddressInput {
  id: number;
  addressId: number | null;
  hasPreviousInsurance: boolean | null;
}

/** One submission of a haulier. An entry without readable details still keeps its place in the history. */
export interface TruckerHistoryEntry {
  /** The server's timestamp, unchanged. */
  submittedAt: string;
  details: TruckerHistoryDetails | 'missing' | 'damaged';
}

export interface TruckerHistoryFields {
  name: string;
  email: string;
  cvr: string;
  truckNumber: string;
  phone: string;
  address: string;
  zipCode: string;
  city: string;
  numberPlate: string;
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
  /** The fields whose values cannot be parsed. */
  unreadable: readonly (keyof TruckerHistoryFields)[];
}
