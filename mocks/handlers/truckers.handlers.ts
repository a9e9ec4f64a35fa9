import { pageOf, asSinglePage } from '../domain/lists/paging';
import { searchTruckers } from '../domain/lists/searching';
import { sortTruckers } from '../domain/lists/sorting';
import { resendInvitation, sendCertificate } from '../domain/mail.domain';
import { messageText } from '../domain/messages';
import { savePreviousInsurance } from '../domain/registration/agreements.domain';
import {
  addRegistration,
  addTrucker,
  changeAddress,
  changeTrucker,
  deleteTrucker,
  findTrucker,
} from '../domain/truckers.domain';
import { wireTrucker, wireTruckerPage } from '../wire/trucker.wire';
import { readAddress, readTrucker } from '../wire/truckerBody.wire';
import type { Operations } from './http/operation.types';

type TruckerCalls =
  | 'createTrucker'
  | 'addRegistration'
  | 'listTruckers'
  | 'getTrucker'
  | 'searchTruckers'
  | 'updateTrucker'
  | 'deleteTrucker'
  | 'resendEmail'
  | 'sendCertificate'
  | 'getTruckerHistory';

/** Hauliers (specification, section 7). */
export const truckerOperations: Pick<Operations, TruckerCalls> = {
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
    return db.history
      .all()
      .filter((row) => row.truckerId === trucker.id)
      .map((row) => ({ created_at: row.createdAt, data: row.data }));
  },
};
