import type { components } from '@/api/contract/schema.generated';
import type { OperationId } from '../contract/document';
import type { Database } from '../db/database';
import type { PriceRow } from '../db/tables';
import { logIn, logOut, requireProductRole } from '../domain/auth.domain';
import { DomainError } from '../domain/domainError';
import { resendInvitation, sendCertificate } from '../domain/mail.domain';
import { messageText } from '../domain/messages';
import {
  addAddOn,
  addPrice,
  changeAddOn,
  changeKickback,
  changePrice,
  deleteAddOn,
  deletePrice,
  findPremium,
  searchAddOns,
  type Choices,
} from '../domain/products.domain';
import {
  generateSmsCode,
  register,
  saveCarChoices,
  savePreviousInsurance,
  saveTermination,
  saveWorkChoices,
  sendDocuments,
  truckerOfLink,
  truckerOfTokenOrId,
  verifySmsCode,
  type Asker,
} from '../domain/registration.domain';
import {
  addRegistration,
  addTrucker,
  asSinglePage,
  changeAddress,
  changeTrucker,
  deleteTrucker,
  findTrucker,
  pageOf,
  searchTruckers,
  sortTruckers,
} from '../domain/truckers.domain';
import { emailContent } from '../wire/emailContent.wire';
import {
  readAddress,
  readTrucker,
  readWorkChoices,
  wireTrucker,
  wireTruckerPage,
} from '../wire/trucker.wire';
import type { Call, Operation } from './operation';

type Schemas = components['schemas'];

/** The answer to every call of the contract; the compiler counts them. */
export const operations: { [Id in OperationId]: Operation<Id> } = {
  login: ({ db, body, language }) => {
    const session = logIn(db, body.email, body.password);
    if (session === null) {
      return { token: null, user: 0, message: messageText('inactiveUser', language) };
    }
    const { name, email, role } = session.user;
    return { token: session.token, user: { name, email, role } };
  },
  logout: ({ db, bearer, language }) => {
    logOut(db, bearer ?? '');
    return { status: 200, message: messageText('loggedOut', language) };
  },
  setLanguage: ({ db, params, user }) => {
    if (user !== null) db.users.update(user.id, { language: params.lang });
    return { status: 200, message: messageText('languageSet', params.lang) };
  },

  createTrucker: ({ db, body }) => {
    const token = db.random.text(32, '0123456789abcdef');
    return { trucker: wireTrucker(db, addTrucker(db, readTrucker(body), token)) };
  },
  addRegistration: ({ db, body, language }) => {
    addRegistration(db, body.trucker_id, body.reg_number);
    return { status: 200, message: messageText('added', language) };
  },
  listTruckers: ({ db, query }) => {
    const rows = sortTruckers(db.truckers.all(), query.sort ?? 'id', query.dir ?? 'asc');
    const page = query.pagination ? pageOf(rows, query.page ?? 1) : asSinglePage(rows);
    return { truckers: wireTruckerPage(db, page) };
  },
  getTrucker: ({ db, params }) => ({
    trucker: wireTrucker(db, findTrucker(db, params.id)),
    insurance: db.companies.all(),
  }),
  searchTruckers: ({ db, query, body }) => {
    const rows = searchTruckers(db.truckers.all(), body.search_filter, body.search_key);
    const page = query.pagination ? pageOf(rows, query.page ?? body.page_num) : asSinglePage(rows);
    return { truckers: wireTruckerPage(db, page) };
  },
  updateTrucker: ({ db, body, language }) => {
    changeTrucker(db, body.id, readTrucker(body));
    const trucker = changeAddress(db, body.id, readAddress(body));
    if (body.previous_insurance) savePreviousInsurance(db, body.id, body.previous_insurance);
    return {
      status: 200,
      message: messageText('updated', language),
      id: body.id,
      trucker: wireTrucker(db, trucker),
      insurance: db.companies.all(),
    };
  },
  deleteTrucker: ({ db, params, language }) => {
    deleteTrucker(db, params.id);
    return { status: 200, message: messageText('deleted', language) };
  },
  resendEmail: ({ db, body, language }) => {
    resendInvitation(db, body.trucker_id, body);
    return { message: messageText('emailSent', language) };
  },
  sendCertificate: ({ db, params, language }) => {
    sendCertificate(db, params.id);
    return { message: messageText('certificateSent', language) };
  },
  getTruckerHistory: ({ db, params }) => {
    const trucker = findTrucker(db, params.id);
    const submissions = db.history.all().filter((row) => row.truckerId === trucker.id);
    return submissions.map((row) => ({ created_at: row.createdAt, data: row.data }));
  },

  createPrice: ({ db, user, body, language }) => {
    requireProductRole(user);
    addPrice(db, { ...readChoices(body), ...readAmounts(body) });
    return { status: 200, message: messageText('added', language) };
  },
  listPrices: ({ db, user }) => {
    requireProductRole(user);
    return { data: { price_plans: db.prices.all().map((row) => wirePrice(db, row)) } };
  },
  updatePrice: ({ db, user, body, language }) => {
    requireProductRole(user);
    changePrice(db, body.id, { ...readChoices(body), ...readAmounts(body) });
    return { status: 200, message: messageText('updated', language) };
  },
  updateKickback: ({ db, user, body, language }) => {
    requireProductRole(user);
    changeKickback(db, body.price_id, { ensure: body.ensure, dantaxi: body.dantaxi });
    return { status: 200, message: messageText('updated', language) };
  },
  deletePrice: ({ db, user, params, language }) => {
    requireProductRole(user);
    deletePrice(db, params.id);
    return { status: 200, message: messageText('deleted', language) };
  },
  getPremium: ({ db, body }) => {
    const price = findPremium(db, readChoices(body));
    if (price === null) return { data: { price_plans: null } };
    const { premium, ensure, dantaxi } = price;
    return { data: { price_plans: { premium, ensure, dantaxi } } };
  },

  createAddOn: ({ db, user, body, language }) => {
    requireProductRole(user);
    addAddOn(db, body);
    return { status: 200, message: messageText('added', language) };
  },
  listAddOns: ({ db, user }) => {
    requireProductRole(user);
    return { data: { add_ons: db.addOns.all() } };
  },
  updateAddOn: ({ db, user, body, language }) => {
    requireProductRole(user);
    changeAddOn(db, body.id, body);
    return { status: 200, message: messageText('updated', language) };
  },
  deleteAddOn: ({ db, user, params, language }) => {
    requireProductRole(user);
    deleteAddOn(db, params.id);
    return { status: 200, message: messageText('deleted', language) };
  },
  searchAddOns: ({ db, body }) => {
    const found = searchAddOns(db, body.type, body.search_filter, body.search_key);
    return { data: { add_ons: { data: found } } };
  },

  listAreas: ({ db }) => ({ data: { areas: db.areas.all() } }),
  listNewValues: ({ db }) => ({ data: { new_values: db.newValues.all() } }),
  listOwnRisks: ({ db }) => ({ data: { own_risks: db.ownRisks.all() } }),
  listInjuries: ({ db }) => ({ data: { injuries: db.injuries.all() } }),

  getRegistration: ({ db, params }) => ({
    truckers: wireTrucker(db, truckerOfLink(db, params.token)),
    insurance: db.companies.all(),
  }),
  saveRegistration: ({ db, user, body }) => {
    const trucker = register(db, {
      truckerId: body.trucker_id,
      isStaff: user !== null,
      details: readTrucker(body),
      address: readAddress(body),
      previousInsurance: body.previous_insurance,
    });
    return {
      status: 200,
      message: null,
      trucker: wireTrucker(db, trucker),
      insurance: db.companies.all(),
    };
  },
  saveTermination: ({ db, body, user }) => {
    saveTermination(db, askerOf(body, user), body.trucker_id, {
      companyId: body.select_insurance,
      policyNumber: body.police_number,
      terminationDate: body.date,
    });
    return { status: 200, message: null };
  },
  saveCarChoices: ({ db, body, user }) => {
    saveCarChoices(db, askerOf(body, user), body.agreement_id, {
      ...readChoices(body),
      addOn1: body.addon_1,
      addOn2: body.addon_2,
      addOn1Date: body.addon_1_date,
    });
    return { status: 200, message: null };
  },
  saveWorkChoices: ({ db, body, user }) => {
    saveWorkChoices(db, askerOf(body, user), body.agreement_id, readWorkChoices(body));
    return { status: 200, data: { status: true, message: null } };
  },
  sendXml: ({ db, params, query, user, language }) => {
    if (query.update === true) requireStaff(user);
    sendDocuments(db, truckerOfTokenOrId(db, params.token, user !== null));
    return { status: 200, message: messageText('agreementSent', language) };
  },
  getEmailInfo: ({ db, body }) => ({
    data: { data: emailContent(db, body.msg, truckerOfLink(db, body.token), body.locale) },
  }),

  generateSmsCode: ({ db, user, body }) => {
    generateSmsCode(db, askerOf(body, user), body.trucker_id);
    // A signing frame would be given this (D19); the application does not read it.
    const encoded_params = btoa(JSON.stringify({ trucker: body.trucker_id, flow: 'sign' }));
    return { status: 200, data: { encoded_params }, message: null };
  },
  verifySmsCode: ({ db, user, body, language }) => {
    verifySmsCode(db, askerOf(body, user), body.trucker_id, body.sms_code);
    return { status: 200, message: messageText('smsVerified', language) };
  },
};

type User = Call<'sendXml'>['user'];

function requireStaff(user: User): void {
  if (user === null) throw new DomainError('unauthorized', 'notLoggedIn');
}

function askerOf(
  body: { token: string; admin?: true; injury_valid_from?: unknown },
  user: User,
): Asker {
  // Either field marks the admin screen, which nobody reaches without signing in.
  if (body.admin === true || typeof body.injury_valid_from === 'string') requireStaff(user);
  return { token: body.token, isStaff: user !== null };
}

function readChoices(body: Schemas['GetPremiumBody']): Choices {
  return {
    areaId: body.area_id,
    newValueId: body.new_value_id,
    ownRiskId: body.own_risk_id,
    injuryId: body.injury_id,
  };
}

function readAmounts({ premium, ensure, dantaxi }: Schemas['CreatePriceBody']) {
  return { premium, ensure, dantaxi };
}

function wirePrice(db: Database, row: PriceRow): Schemas['PricePlan'] {
  return {
    id: row.id,
    area_id: row.areaId,
    new_value_id: row.newValueId,
    own_risk_id: row.ownRiskId,
    injury_id: row.injuryId,
    premium: row.premium,
    ensure: row.ensure,
    dantaxi: row.dantaxi,
    area_title: db.areas.find(row.areaId)?.title ?? null,
    new_value_title: db.newValues.find(row.newValueId)?.title ?? null,
    own_risk_title: db.ownRisks.find(row.ownRiskId)?.title ?? null,
    injury_id_title: db.injuries.find(row.injuryId)?.title ?? null,
  };
}
