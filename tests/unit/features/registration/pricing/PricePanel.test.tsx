import { act } from '@testing-library/react';
import { useAmountChange } from '@/features/registration/pricing/PricePanel';
import { changeLanguage, initI18n } from '@/i18n/i18n';
import { fraction, type Fraction } from '@/shared/money/fraction';
import { renderHook } from '@tests/support/fixtures/render';

beforeAll(() => initI18n('da'));

describe('the change of a price [2-step-2-price-change]', () => {
  it('is the signed difference, and is not shown again if the next premium is the same', () => {
    const { result, rerender } = renderHook<ReturnType<typeof useAmountChange>, Fraction | null>(
      useAmountChange,
      { initialProps: fraction('100') },
    );
    expect(result.current).toBe('');
    rerender(null);
    rerender(fraction('152.92'));
    expect(result.current).toBe('+52,92');
    rerender(null);
    rerender(fraction('152.92'));
    expect(result.current).toBe('');
    rerender(null);
    rerender(fraction('100'));
    expect(result.current).toBe('−52,92');
  });

  it('is in the language of the page, also after a switch', async () => {
    const { result, rerender } = renderHook<ReturnType<typeof useAmountChange>, Fraction | null>(
      useAmountChange,
      { initialProps: fraction('100') },
    );
    rerender(fraction('137.50'));
    expect(result.current).toBe('+37,50');
    await act(() => changeLanguage('en'));
    expect(result.current).toBe('+37.50');
    await act(() => changeLanguage('da'));
    expect(result.current).toBe('+37,50');
  });
});
