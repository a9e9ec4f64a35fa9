import { render, within } from '@testing-library/react';
import { StrictMode } from 'react';
import type { ChartShape } from '@/features/dashboard/charts/ValueChart';
import { ValueChart } from '@/features/dashboard/charts/ValueChart';

const points = [
  { label: 'Kun bil', value: 512, shown: '512' },
  { label: 'Begge dele', value: 1604, shown: '1.604' },
];

// The console guard of all tests fails on warnings of the chart library.
describe('the chart', () => {
  it.each<ChartShape>(['columns', 'bars'])(
    'shows the label and the value of each of its %s',
    (shape) => {
      const { container } = render(
        <StrictMode>
          <ValueChart points={points} shape={shape} width={600} rem={16} />
        </StrictMode>,
      );
      // Outside of the container the chart library keeps hidden text for measuring.
      const chart = within(container);
      for (const { shown, label } of points) {
        expect(chart.getByText(shown)).toBeInTheDocument();
        expect(chart.getByText(label)).toBeInTheDocument();
      }
    },
  );

  it('has no tab stop and no role', () => {
    const { container } = render(<ValueChart points={points} shape="bars" width={600} rem={16} />);
    expect(container).toContainHTML('</svg>');
    expect(container).not.toContainHTML(' tabindex="0"');
    expect(container).not.toContainHTML(' role=');
  });
});
