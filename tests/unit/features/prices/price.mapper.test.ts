import type { Price } from '@/api/prices/price.model';
import { writePrice } from '@/api/prices/prices.api';
import {
  emptyPrice,
  fromKickbackValues,
  fromPriceValues,
  toKickbackValues,
  toPriceFailure,
  toPriceValues,
} from '@/features/prices/forms/price.mapper';
import { titlesOf } from '@/features/prices/priceList';

const price: Price = {
  id: 7,
  areaId: 1,
  newValueId: 2,
  ownRiskId: 3,
  injuryId: 4,
  areaTitle: 'Hele landet',
  newValueTitle: '',
  ownRiskTitle: '5.000 kr.',
  injuryTitle: 'Ingen skader',
  premium: '18450.5',
  ensurePercent: '2.50',
  dantaxiPercent: '1',
};

describe('the form of a price', () => {
  it('has the ids of the choices, and the premium in the number format of the language', () => {
    expect(toPriceValues(price, 'da')).toEqual({
      areaId: '1',
      newValueId: '2',
      ownRiskId: '3',
      injuryId: '4',
      premium: '18450,50',
    });
    expect(toPriceValues(price, 'en').premium).toBe('18450.50');
  });

  it('leaves a choice open when the price has none', () => {
    expect(toPriceValues({ ...price, areaId: 0 }, 'da').areaId).toBe('');
  });

  it('sends choices and premium, with the kickbacks of the edited price unchanged', () => {
    expect(fromPriceValues(toPriceValues(price, 'da'), price)).toEqual({
      areaId: 1,
      newValueId: 2,
      ownRiskId: 3,
      injuryId: 4,
      premium: '18450.50',
      ensurePercent: '2.50',
      dantaxiPercent: '1',
    });
  });

  it('is empty for an unreadable amount, and sends no unknown kickback [2-prices-unreadable-sent]', () => {
    const unreadable = { ...price, premium: null, ensurePercent: null };
    expect(toPriceValues(unreadable, 'da').premium).toBe('');
    expect(toKickbackValues(unreadable, 'da')).toEqual({ ensurePercent: '', dantaxiPercent: '1' });
    const written = writePrice(fromPriceValues({ ...toPriceValues(price, 'da') }, unreadable));
    expect(written).not.toHaveProperty('ensure');
    expect(written).toMatchObject({ premium: 18450.5, dantaxi: 1 });
  });

  it('sends an empty kickback as 0', () => {
    expect(fromKickbackValues(emptyPrice)).toEqual({ ensurePercent: '0', dantaxiPercent: '0' });
  });

  it('has percentages in the number format of the language, and accepts comma or point', () => {
    expect(toKickbackValues(price, 'da')).toEqual({ ensurePercent: '2,5', dantaxiPercent: '1' });
    expect(toKickbackValues(price, 'en')).toEqual({ ensurePercent: '2.5', dantaxiPercent: '1' });
    expect(fromKickbackValues({ ensurePercent: '7,25', dantaxiPercent: ' 0.5 ' })).toEqual({
      ensurePercent: '7.25',
      dantaxiPercent: '0.5',
    });
  });
});

it('titlesOf returns the titles of a price’s choices and leaves out empty ones', () => {
  expect(titlesOf(price)).toEqual(['Hele landet', '5.000 kr.', 'Ingen skader']);
});

describe('the error of the price form', () => {
  const error = { kind: 'server', status: 500, message: 'Intern', fieldErrors: { premium: 'Nej' } };

  it("is the generic text, with the server's messages on the fields they name", () => {
    expect(toPriceFailure(error)).toEqual({
      message: { key: 'SOMETHING_WENT_WRONG' },
      fieldErrors: { premium: 'Nej' },
      canRetry: true,
    });
  });

  it("adds the server's message of a conflict", () => {
    const failure = toPriceFailure({ ...error, kind: 'conflict', message: 'Findes' });
    expect(failure.fieldErrors).toEqual({ premium: 'Nej' });
    expect(failure.otherMessages).toEqual(['Findes']);
    const withoutMessage = toPriceFailure({ ...error, kind: 'conflict', message: null });
    expect(withoutMessage.otherMessages).toBeUndefined();
  });
});
