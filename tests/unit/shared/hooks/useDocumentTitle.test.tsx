import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { initI18n } from '@/i18n/i18n';
import { SettingsContext, useSettings } from '@/shared/hooks/settings';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { expectConsole } from '@tests/support/jest/consoleGuard';
import { testSettings } from '@tests/support/fixtures/testSettings';

beforeAll(() => initI18n('da'));

const wrapper = ({ children }: { children: ReactNode }) => (
  <SettingsContext value={testSettings}>{children}</SettingsContext>
);

describe('the title of the document', () => {
  it('names the page and whose site it is', () => {
    renderHook(() => useDocumentTitle('Log ind'), { wrapper });
    expect(document.title).toBe('Log ind – Taxiforsikring');
  });

  it('begins with "Fejl:" while the page has one', () => {
    const { rerender } = renderHook(({ hasError }) => useDocumentTitle('Log ind', { hasError }), {
      wrapper,
      initialProps: { hasError: true },
    });
    expect(document.title).toBe('Fejl: Log ind – Taxiforsikring');
    rerender({ hasError: false });
    expect(document.title).toBe('Log ind – Taxiforsikring');
  });

  it('is the page alone where no site is known', () => {
    renderHook(() => useDocumentTitle('Log ind'));
    expect(document.title).toBe('Log ind');
  });
});

describe('the settings', () => {
  it('are at hand inside the application', () => {
    const { result } = renderHook(() => useSettings(), { wrapper });
    expect(result.current.contact.email).toBe('taxi@example.dk');
  });

  it('are missed clearly outside of it', () => {
    expectConsole(/Settings are read outside/);
    expect(() => renderHook(() => useSettings())).toThrow('Settings are read outside');
  });
});
