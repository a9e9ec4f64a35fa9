import type { AddOn } from '@/api/add-ons/addOn.model';
import type { ApiError } from '@/api/core/apiError';
import type { Premium, Price } from '@/api/prices/price.model';
import type { LoginResult, User } from '@/api/session/session.model';
import type { SigningData } from '@/api/sms/sms.model';
import type { EmailContent } from '@/api/emails/email.model';
import type { WorkChoicesResult } from '@/api/steps/agreementSteps.api';
import type {
  Address,
  Agreement,
  Choice,
  ExistingInsurance,
  Headcount,
  InsuranceCompany,
  Page,
  Trucker,
  TruckerHistoryDetails,
  TruckerHistoryEntry,
  TruckerWithCompanies,
  Vehicle,
} from '@/api/truckers/trucker.model';
import type { OperationId } from '@mocks/contract/document';
import {
  bearer,
  count,
  date,
  decimal,
  dictionary,
  either,
  fields,
  filledText,
  flag,
  id,
  list,
  nothing,
  orNull,
  positive,
  text,
  word,
  type Shape,
} from './schemaBuilders';

const choice = fields<Choice>({ id, title: text });

const agreement = fields<Agreement>({
  id,
  hasPreviousInsurance: orNull(flag),
  area: orNull(choice),
  newValue: orNull(choice),
  ownRisk: orNull(choice),
  injury: orNull(choice),
  hasRoadAssistance: orNull(flag),
  hasGlassCover: orNull(flag),
  roadAssistanceFrom: orNull(date),
  workAnswers: list(orNull(flag)),
  injuryValidFrom: orNull(date),
  injuryComment: text,
});

const trucker = fields<Trucker>({
  id,
  name: text,
  email: text,
  cvr: text,
  truckNumber: text,
  phone: text,
  undervogn: text,
  hasCarInsurance: orNull(flag),
  hasWorkInsurance: orNull(flag),
  isActive: flag,
  address: orNull(fields<Address>({ id: orNull(id), street: text, city: text, zipCode: text })),
  vehicle: orNull(
    fields<Vehicle>({
      numberPlate: text,
      frameNumber: text,
      registerStatus: text,
      insuranceStatus: word('verified', 'notVerified', 'unknown'),
    }),
  ),
  existingInsurance: orNull(
    fields<ExistingInsurance>({
      policyNumber: text,
      terminationDate: orNull(date),
      insuranceCompanyId: orNull(id),
    }),
  ),
  agreement: orNull(agreement),
  hasUnreadableAgreement: flag,
  headcount: orNull(
    fields<Headcount>({
      cars: orNull(decimal),
      employees: orNull(decimal),
      drivers: orNull(decimal),
    }),
  ),
});

const truckerWithCompanies = fields<TruckerWithCompanies>({
  trucker,
  companies: list(fields<InsuranceCompany>({ id, name: text })),
});

const truckerPage = fields<Page<Trucker>>({
  rows: list(trucker),
  total: count,
  perPage: positive,
  page: count,
  pageCount: positive,
});

/** All hauliers, as the export and the worklists parse them. */
export const allTruckers = fields<{ truckers: Trucker[] }>({ truckers: list(trucker) });

const historyFields = {
  name: text,
  email: text,
  cvr: text,
  truckNumber: text,
  phone: text,
  address: text,
  zipCode: text,
  city: text,
  numberPlate: text,
  frameNumber: text,
  newValue: text,
  ownRisk: text,
  area: text,
  injury: text,
  hasRoadAssistance: orNull(flag),
  roadAssistanceFrom: orNull(date),
  hasGlassCover: orNull(flag),
  policyNumber: text,
  terminationDate: orNull(date),
  hasWorkInsurance: orNull(flag),
  hasPreviousInsurance: orNull(flag),
};

const historyDetails = fields<TruckerHistoryDetails>({
  ...historyFields,
  unreadable: list(word(...(Object.keys(historyFields) as (keyof typeof historyFields)[]))),
});

const historyEntry = fields<TruckerHistoryEntry>({
  submittedAt: text,
  details: either(historyDetails, word('missing', 'damaged')),
});

const premium = { premium: decimal, ensurePercent: decimal, dantaxiPercent: decimal };

const price = fields<Price>({
  premium: orNull(decimal),
  ensurePercent: orNull(decimal),
  dantaxiPercent: orNull(decimal),
  id,
  areaId: count,
  newValueId: count,
  ownRiskId: count,
  injuryId: count,
  areaTitle: text,
  newValueTitle: text,
  ownRiskTitle: text,
  injuryTitle: text,
});

const addOn = fields<AddOn>({
  id,
  name: text,
  price: orNull(decimal),
  type: word('car', 'work'),
});

const user = fields<User>({ name: text, email: text, role: filledText });

/** Operations that are not listed only succeed or fail. */
const parsedTypes: Partial<Record<OperationId, Shape<unknown>>> = {
  login: either(
    fields<Extract<LoginResult, { token: string }>>({ token: bearer, user }),
    fields<Extract<LoginResult, { refusal: string | null }>>({ refusal: orNull(filledText) }),
  ),
  listTruckers: truckerPage,
  searchTruckers: truckerPage,
  getTrucker: truckerWithCompanies,
  createTrucker: orNull(id),
  updateTrucker: orNull(truckerWithCompanies),
  resendEmail: orNull(filledText),
  sendCertificate: orNull(filledText),
  getTruckerHistory: list(historyEntry),
  listPrices: list(price),
  getPremium: orNull(fields<Premium>(premium)),
  listAddOns: list(addOn),
  searchAddOns: list(addOn),
  listAreas: list(choice),
  listNewValues: list(choice),
  listOwnRisks: list(choice),
  listInjuries: list(choice),
  getRegistration: orNull(truckerWithCompanies),
  saveRegistration: orNull(truckerWithCompanies),
  saveWorkChoices: fields<WorkChoicesResult>({ isRegistered: flag, message: orNull(text) }),
  getEmailInfo: fields<EmailContent>({
    kind: word('invite', 'existing-insurance', 'injury-insurance', 'work-insurance'),
    fields: dictionary(text),
  }),
  generateSmsCode: orNull(fields<SigningData>({ encodedParams: filledText })),
};

/** Returns the shape of an operation's parsed response. */
export function shapeOf(operation: OperationId): Shape<unknown> {
  return parsedTypes[operation] ?? nothing;
}

/** True if the application uses more of the response than its success. */
export function hasParsedBody(operation: OperationId): boolean {
  return operation in parsedTypes;
}

const errorFields = {
  kind: word(
    'validation',
    'refused',
    'unconfirmed',
    'unauthorized',
    'forbidden',
    'notFound',
    'conflict',
    'rateLimited',
    'network',
    'timeout',
    'server',
    'malformed',
  ),
  status: orNull(count),
  message: orNull(filledText),
  fieldErrors: dictionary(filledText),
};

/** The shape of every error that screens get, with `retryAfterSeconds` if the server asked for a wait. */
export const failure = either(
  fields<Omit<ApiError, 'retryAfterSeconds'>>(errorFields),
  fields<Required<ApiError>>({ ...errorFields, retryAfterSeconds: count }),
);
