import { useAmountChange } from '@/features/registration/pricing/PricePanel';
import { initI18n } from '@/i18n/i18n';
import { fraction, type Fraction } from '@/shared/money/fraction';
import { renderHook } from '@tests/support/fixtures/render';

beforeAll(() => initI18n('da'));

describe('the change of a price [2-step-2-price-change]', () => {
  it('is not shown again after a lookup that returns the same amount', () => {
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
});
