import { messageText } from '../domain/messages';
import { generateSmsCode, verifySmsCode } from '../domain/registration/sms.domain';
import type { Operations } from './http/operation.types';

/** The SMS code (specification, section 7). */
export const smsOperations: Pick<Operations, 'generateSmsCode' | 'verifySmsCode'> = {
  generateSmsCode: ({ db, user, body }) => {
    const asker = { token: body.token, isStaff: user !== null };
    generateSmsCode(db, asker, body.trucker_id);
    // What a signing frame would be given (D19): opaque to the application.
    const encoded_params = btoa(JSON.stringify({ trucker: body.trucker_id, flow: 'sign' }));
    return { status: 200, data: { encoded_params }, message: null };
  },
  verifySmsCode: ({ db, user, body, language }) => {
    const asker = { token: body.token, isStaff: user !== null };
    verifySmsCode(db, asker, body.trucker_id, body.sms_code);
    return { status: 200, message: messageText('smsVerified', language) };
  },
};
