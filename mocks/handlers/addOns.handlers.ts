import { addAddOn, changeAddOn, deleteAddOn, searchAddOns } from '../domain/addOns.domain';
import { requireProductRole } from '../domain/auth.domain';
import { messageText } from '../domain/messages';
import type { Operations } from './http/operation.types';

type AddOnCalls = 'createAddOn' | 'listAddOns' | 'updateAddOn' | 'deleteAddOn' | 'searchAddOns';

/** Add-on products (specification, section 7). */
export const addOnOperations: Pick<Operations, AddOnCalls> = {
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
  searchAddOns: ({ db, body }) => ({
    data: {
      add_ons: { data: searchAddOns(db, body.type, body.search_filter, body.search_key) },
    },
  }),
};
