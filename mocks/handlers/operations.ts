import type { OperationId } from '../contract/document';
import { logIn, logOut } from '../domain/auth.domain';
import { DomainError, rowOf } from '../domain/domainError';
import { resendInvitation, sendCertificate } from '../domain/mail.domain';
import { messageText, type MessageKey } from '../domain/messages';
import {
  addAddOn,
  addPrice,
  changeAddOn,
  changeKickback,
  changePrice,
  findPremium,
  listPrices,
  searchAddOns,
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
  addNumberPlate,
  addTrucker,
  changeAddress,
  changeTrucker,
  deleteTrucker,
  findTrucker,
  pageOf,
  refuseOtherAddress,
  searchTruckers,
  sortTruckers,
  wireTrucker,
} from '../domain/truckers.domain';
import { emailContent } from '../wire/emailContent.wire';
import type { Call, Operation } from './operation';

/** A change that returns only a success message: the API's documentation shows no response for it. */
const saying =
  <Id extends OperationId>(key: MessageKey, change: (call: Call<Id>) => void) =>
  (call: Call<Id>): { status: 200; message: string } => {
    change(call);
    return { status: 200, message: messageText(key, call.language) };
  };

/** The implementation of every operation in the contract. The compiler reports a missing one. */
export const operations: { [Id in OperationId]: Operation<Id> } = {
  login: ({ db, body, language }) => {
    const session = logIn(db, body.email, body.password);
    if (session === null) {
      return { token: null, user: 0, message: messageText('inactiveUser', language) };
    }
    const { name, email, role } = session.user;
    return { token: session.token, user: { name, email, role } };
  },
  logout: saying<'logout'>('loggedOut', ({ db, bearer }) => logOut(db, bearer ?? '')),
  setLanguage: ({ db, params, user }) => {
    if (user !== null) db.users.update(user.id, { language: params.lang });
    return { status: 200, message: messageText('languageSet', params.lang) };
  },

  createTrucker: ({ db, body }) => {
    const token = db.random.text(32, '0123456789abcdef');
    return { trucker: wireTrucker(db, addTrucker(db, body, token)) };
  },
  addRegistration: saying<'addRegistration'>('added', ({ db, body }) =>
    addNumberPlate(db, body.trucker_id, body.reg_number),
  ),
  listTruckers: ({ db, query }) => {
    const rows = sortTruckers(db.truckers.all(), query.sort ?? 'id', query.dir ?? 'asc');
    return { truckers: pageOf(db, rows, query.pagination ? (query.page ?? 1) : null) };
  },
  getTrucker: ({ db, params }) => ({
    trucker: wireTrucker(db, findTrucker(db, params.id)),
    insurance: db.companies.all(),
  }),
  searchTruckers: ({ db, query, body }) => {
    const rows = searchTruckers(db, body);
    return { truckers: pageOf(db, rows, query.pagination ? (query.page ?? body.page_num) : null) };
  },
  updateTrucker: ({ db, body, language }) => {
    refuseOtherAddress(db, body);
    changeTrucker(db, body.id, body);
    const trucker = changeAddress(db, body.id, body);
    if (body.previous_insurance) savePreviousInsurance(db, body.id, body.previous_insurance);
    return {
      status: 200,
      message: messageText('updated', language),
      id: body.id,
      trucker: wireTrucker(db, trucker),
      insurance: db.companies.all(),
    };
  },
  deleteTrucker: saying<'deleteTrucker'>('deleted', ({ db, params }) =>
    deleteTrucker(db, params.id),
  ),
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

  createPrice: saying<'createPrice'>('added', ({ db, body }) => addPrice(db, body)),
  listPrices: ({ db }) => ({ data: { price_plans: listPrices(db) } }),
  updatePrice: saying<'updatePrice'>('updated', ({ db, body }) => changePrice(db, body)),
  updateKickback: saying<'updateKickback'>('updated', ({ db, body }) => changeKickback(db, body)),
  deletePrice: saying<'deletePrice'>('deleted', ({ db, params }) => {
    db.prices.delete(rowOf(db.prices, params.id, 'priceUnknown').id);
  }),
  getPremium: ({ db, body }) => ({ data: { price_plans: findPremium(db, body) } }),

  createAddOn: saying<'createAddOn'>('added', ({ db, body }) => addAddOn(db, body)),
  listAddOns: ({ db }) => ({ data: { add_ons: db.addOns.all() } }),
  updateAddOn: saying<'updateAddOn'>('updated', ({ db, body }) => changeAddOn(db, body)),
  deleteAddOn: saying<'deleteAddOn'>('deleted', ({ db, params }) => {
    db.addOns.delete(rowOf(db.addOns, params.id, 'addOnUnknown').id);
  }),
  searchAddOns: ({ db, body }) => ({ data: { add_ons: { data: searchAddOns(db, body) } } }),

  listAreas: ({ db }) => ({ data: { areas: db.areas.all() } }),
  listNewValues: ({ db }) => ({ data: { new_values: db.newValues.all() } }),
  listOwnRisks: ({ db }) => ({ data: { own_risks: db.ownRisks.all() } }),
  listInjuries: ({ db }) => ({ data: { injuries: db.injuries.all() } }),

  getRegistration: ({ db, params }) => ({
    truckers: wireTrucker(db, truckerOfLink(db, params.token)),
    insurance: db.companies.all(),
  }),
  saveRegistration: ({ db, user, body }) => ({
    status: 200,
    message: null,
    trucker: wireTrucker(db, register(db, body, user !== null)),
    insurance: db.companies.all(),
  }),
  saveTermination: ({ db, body, user }) => {
    saveTermination(db, askerOf(body, user, body.admin === true), body);
    return { status: 200, message: null };
  },
  saveCarChoices: ({ db, body, user }) => {
    saveCarChoices(db, askerOf(body, user, body.admin === true), body);
    return { status: 200, message: null };
  },
  saveWorkChoices: ({ db, body, user }) => {
    saveWorkChoices(db, askerOf(body, user), body);
    return { status: 200, data: { status: true, message: null } };
  },
  sendXml: saying<'sendXml'>('agreementSent', ({ db, params, query, user }) => {
    if (query.update === true) requireStaff(user);
    sendDocuments(db, truckerOfTokenOrId(db, params.token, query.update === true));
  }),
  getEmailInfo: ({ db, body }) => ({
    data: { data: emailContent(db, body.msg, truckerOfLink(db, body.token), body.locale) },
  }),

  generateSmsCode: ({ db, user, body }) => {
    generateSmsCode(db, askerOf(body, user), body.trucker_id);
    // The application passes this text on to the signing frame unchanged.
    const encoded_params = btoa(JSON.stringify({ trucker: body.trucker_id, flow: 'sign' }));
    return { status: 200, data: { encoded_params }, message: null };
  },
  verifySmsCode: saying<'verifySmsCode'>('smsVerified', ({ db, user, body }) =>
    verifySmsCode(db, askerOf(body, user), body.trucker_id, body.sms_code),
  ),
};

type User = Call<'sendXml'>['user'];

function requireStaff(user: User): void {
  if (user === null) throw new DomainError('unauthorized', 'notLoggedIn');
}

function askerOf(
  body: { token: string; admin?: true; injury_valid_from?: unknown },
  user: User,
  isStaff = user !== null,
): Asker {
  // Only staff screens send `admin` and `injury_valid_from`, so a request with one of them needs a login.
  if (body.admin === true || typeof body.injury_valid_from === 'string') requireStaff(user);
  return { token: body.token, isStaff };
}
