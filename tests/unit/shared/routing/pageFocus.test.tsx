import { render, screen } from '@testing-library/react';
import { createOneTimeRequest, PageFocusContext } from '@/shared/routing/pageFocus';
import { PageHeading } from '@/shared/ui/PageHeading';

function pageWithHeading(isAsked: boolean) {
  const focus = createOneTimeRequest();
  if (isAsked) focus.request();
  render(
    <PageFocusContext value={focus}>
      <PageHeading title="Hauliers">
        <button type="button">Refresh</button>
      </PageHeading>
    </PageFocusContext>,
  );
  return focus;
}

it('the heading of a page that was navigated to takes the focus', () => {
  const focus = pageWithHeading(true);
  expect(screen.getByRole('heading', { level: 1, name: 'Hauliers' })).toHaveFocus();
  expect(focus.consume()).toBe(false);
});

it('the heading of the first page leaves the focus where it is', () => {
  pageWithHeading(false);
  expect(document.body).toHaveFocus();
});

it('what can be done with the page stands beside its heading', () => {
  pageWithHeading(false);
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeInTheDocument();
});

it('is given once', () => {
  const focus = createOneTimeRequest();
  expect(focus.consume()).toBe(false);
  focus.request();
  expect([focus.consume(), focus.consume()]).toEqual([true, false]);
});
