import type { components } from '@/api/contract/schema.generated';
import type { Database } from '../db/database';
import type { PriceRow } from '../db/tables';
import { requireProductRole } from '../domain/auth.domain';
import type { Choices } from '../domain/choices.domain';
import { messageText } from '../domain/messages';
import {
  addPrice,
  changeKickback,
  changePrice,
  deletePrice,
  findPremium,
} from '../domain/prices.domain';
import type { Operations } from './http/operation.types';

type Schemas = components['schemas'];
type PriceCalls =
  'createPrice' | 'listPrices' | 'updatePrice' | 'updateKickback' | 'deletePrice' | 'getPremium';

/** Price plans and the premium (specification, section 7). */
export const priceOperations: Pick<Operations, PriceCalls> = {
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
    return {
      data: {
        price_plans: price && {
          premium: price.premium,
          ensure: price.ensure,
          dantaxi: price.dantaxi,
        },
      },
    };
  },
};

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
    area_title: db.areas.get(row.areaId)?.title ?? null,
    new_value_title: db.newValues.get(row.newValueId)?.title ?? null,
    own_risk_title: db.ownRisks.get(row.ownRiskId)?.title ?? null,
    injury_id_title: db.injuries.get(row.injuryId)?.title ?? null,
  };
}
