import { messageText } from '../domain/messages';
import {
  saveCarChoices,
  saveTermination,
  saveWorkChoices,
} from '../domain/registration/agreements.domain';
import { sendDocuments, truckerOfTokenOrId } from '../domain/registration/documents.domain';
import { truckerOfLink, type Asker } from '../domain/registration/links.domain';
import { register } from '../domain/registration/register.domain';
import { DomainError } from '../domain/domainError';
import { emailContent } from '../wire/emailContent.wire';
import { wireTrucker } from '../wire/trucker.wire';
import { readAddress, readTrucker } from '../wire/truckerBody.wire';
import { readWorkChoices } from '../wire/workChoices.wire';
import type { Call, Operations } from './http/operation.types';

type StepCalls =
  | 'getRegistration'
  | 'saveRegistration'
  | 'saveTermination'
  | 'saveCarChoices'
  | 'saveWorkChoices'
  | 'sendXml'
  | 'getEmailInfo';

/** The registration wizard and the e-mail viewer (specification, section 7). */
export const stepOperations: Pick<Operations, StepCalls> = {
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
  saveTermination: (call) => {
    const { db, body } = call;
    saveTermination(db, askerOf(call), body.trucker_id, {
      companyId: body.select_insurance,
      policyNumber: body.police_number,
      terminationDate: body.date,
    });
    return { status: 200, message: null };
  },
  saveCarChoices: (call) => {
    const { db, body } = call;
    saveCarChoices(db, askerOf(call), body.agreement_id, {
      areaId: body.area_id,
      newValueId: body.new_value_id,
      ownRiskId: body.own_risk_id,
      injuryId: body.injury_id,
      addOn1: body.addon_1,
      addOn2: body.addon_2,
      addOn1Date: body.addon_1_date,
    });
    return { status: 200, message: null };
  },
  saveWorkChoices: (call) => {
    const { db, body } = call;
    saveWorkChoices(db, askerOf(call), body.agreement_id, readWorkChoices(body));
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
};

function askerOf(
  call: Pick<Call<'saveCarChoices'>, 'user'> & {
    body: { token: string; admin?: true; injury_valid_from?: unknown };
  },
): Asker {
  const { token, admin, injury_valid_from: validFrom } = call.body;
  // Both mark the admin screen (section 7), which nobody reaches without signing in.
  if (admin === true || typeof validFrom === 'string') requireStaff(call.user);
  return { token, isStaff: call.user !== null };
}

function requireStaff(user: Call<'sendXml'>['user']): void {
  if (user === null) throw new DomainError('unauthorized', 'notLoggedIn');
}
