import {
  keepReceipt,
  markSigned,
  readReceipt,
  readSigned,
  rememberSigned,
} from '@/features/registration/thank-you/signedAgreement';
import { forgetTruckerDrafts } from '@/shared/drafts/draftStorage';
import { receiptOf } from '@tests/support/fixtures/receipt';

const receipt = receiptOf('link-token');

function denyStorage() {
  const denied = () => {
    throw new Error('denied');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the receipt stored in a tab', () => {
  it('can be loaded repeatedly by its own link', () => {
    keepReceipt(receipt);
    expect(readReceipt('link-token')).toEqual(receipt);
    expect(readReceipt('link-token')).toEqual(receipt);
  });

  it('is removed once another link is opened', () => {
    keepReceipt(receipt);
    expect(readReceipt('another')).toBeNull();
    expect(readReceipt('link-token')).toBeNull();
  });

  it.each([
    ['it is not JSON', 'no JSON'],
    ['it is null', 'null'],
    ['it is a list', '[]'],
    ...Object.keys(receipt).map((field) => [
      `its field ${field} has another shape`,
      JSON.stringify({ ...receipt, [field]: { odd: true } }),
    ]),
    ['its price is a word', JSON.stringify({ ...receipt, pricePerMonth: 'gratis' })],
    [
      'its number of drivers is a word',
      JSON.stringify({ ...receipt, headcount: { ...receipt.headcount, drivers: 'to' } }),
    ],
    [
      'its own risk is a number',
      JSON.stringify({ ...receipt, choices: { ...receipt.choices, ownRisk: 5000 } }),
    ],
  ] as [string, string][])('counts as none if %s', (_what, stored) => {
    sessionStorage.setItem('receipt', stored);
    expect(readReceipt('link-token')).toBeNull();
  });

  it('is in memory while storage is denied, until another link opens or staff log in', () => {
    denyStorage();
    keepReceipt(receipt);
    expect(readReceipt('link-token')).toEqual(receipt);
    expect(readReceipt('another')).toBeNull();
    expect(readReceipt('link-token')).toBeNull();
    keepReceipt(receipt);
    forgetTruckerDrafts();
    expect(readReceipt('link-token')).toBeNull();
  });
});

it.each(['nothing', '[1]', '{"a":1}', 'null'])(
  'an invalid record of the signed agreements counts as none, until the next signature: %s',
  async (stored) => {
    localStorage.setItem('signed', stored);
    expect(await readSigned('link-token')).toBeNull();
    expect(localStorage.getItem('signed')).toBeNull();
    localStorage.setItem('signed', stored);
    await rememberSigned('link-token');
    expect(await readSigned('link-token')).toMatchObject({ isChanged: false });
  },
);

it('a signed agreement is marked as changed until it is signed again [2-signed-before-change]', async () => {
  await markSigned('link-token', 'changed');
  expect(await readSigned('link-token')).toBeNull();
  await rememberSigned('link-token');
  expect(await readSigned('link-token')).toMatchObject({ isChanged: false, isUnsent: false });
  await markSigned('link-token', 'changed');
  expect(await readSigned('link-token')).toMatchObject({ isChanged: true, isUnsent: false });
  expect(await readSigned('another')).toBeNull();
  await rememberSigned('link-token');
  expect(await readSigned('link-token')).toMatchObject({ isChanged: false });
});

it('the record of a signed agreement is in memory while storage is denied [2-signed-before]', async () => {
  denyStorage();
  await rememberSigned('link-token');
  await markSigned('link-token', 'changed');
  expect(await readSigned('link-token')).toMatchObject({ isChanged: true });
  expect(await readSigned('another')).toBeNull();
});
