import { render, screen } from '@testing-library/react';
import { FatalErrorPage } from '@/app/pages/FatalErrorPage';
import { core as en } from '@/i18n/locales/en/core';

it('FatalErrorPage says in both languages how to go on and which number to refer to, without i18n', () => {
  render(<FatalErrorPage home="/forsikring/" reference="K7M2P3QX" />);
  const [danish, english] = screen.getAllByRole('heading', { level: 1 });
  expect(danish).toHaveTextContent('Ups! Noget gik galt!');
  expect(english).toHaveTextContent(en.SOMETHING_WENT_WRONG);
  expect(screen.getByText(/^Referencenummer: K7M2P3QX\./)).toBeInTheDocument();
  expect(screen.getByText(/^Reference number: K7M2P3QX\./)).toBeInTheDocument();
  expect(screen.getByRole('main')).toContainHTML(
    '<section lang="en"><h1>Oops, something went wrong!</h1><p>Reference number: K7M2P3QX. Please give it if you call or write about this.</p><a href="">Try again</a> <a href="/forsikring/">Go to the home page</a></section>',
  );
  const links = ['Prøv igen', 'Gå til forsiden', 'Try again', 'Go to the home page'];
  expect(links.map((name) => screen.getByText(name).getAttribute('href'))).toEqual([
    // An empty href links to the current address.
    '',
    '/forsikring/',
    '',
    '/forsikring/',
  ]);
});

it('FatalErrorPage mentions no reference number when there is none', () => {
  render(<FatalErrorPage home="/" reference="" />);
  expect(screen.queryByText(/Referencenummer/)).not.toBeInTheDocument();
});
