import { advisoriesIn, staleExceptions, type AuditReport } from '@deploy/supply/advisories';
import type { Lock } from '@deploy/supply/billOfMaterials';
import type { AdvisoryException } from '@deploy/supply/exceptions';

const lock: Lock = {
  name: 'product',
  packages: {
    '': { version: '1.0.0' },
    'node_modules/weak': { version: '4.0.0' },
    'node_modules/form/node_modules/weak': { version: '2.0.0' },
  },
};

const exception = (changes: Partial<AdvisoryException> = {}): AdvisoryException => ({
  ref: 'weak@2.0.0',
  weakness: 'It bends.',
  reason: 'Nobody leans on it.',
  since: '2026-01-01',
  until: '2026-06-30',
  ...changes,
});

describe('an exception for a published weakness', () => {
  it('holds to its last day', () => {
    expect(staleExceptions([exception()], lock, '2026-06-30')).toEqual([]);
  });

  it('is stale the day after', () => {
    expect(staleExceptions([exception()], lock, '2026-07-01')).toEqual([
      'weak@2.0.0: its exception was to be looked at again by 2026-06-30',
    ]);
  });

  it.each(['weak@2.0.1', 'gone@1.0.0', 'product@1.0.0'])(
    'is stale where %s is not installed',
    (ref) => {
      expect(staleExceptions([exception({ ref })], lock, '2026-06-30')).toEqual([
        `${ref} is not installed: drop its exception`,
      ]);
    },
  );
});

describe('the weaknesses that a registry names', () => {
  const report: AuditReport = {
    vulnerabilities: {
      weak: {
        via: [{ title: 'It bends', url: 'https://advisories.example/1', severity: 'moderate' }],
        nodes: ['node_modules/weak', 'node_modules/form/node_modules/weak'],
      },
      form: { via: ['weak'], nodes: ['node_modules/form'] },
    },
  };

  it('fail for each version that no exception lets off, and are told once', () => {
    expect(advisoriesIn(report, [exception()], lock)).toEqual([
      {
        sentence: 'weak@4.0.0: It bends (moderate), https://advisories.example/1',
        isExcepted: false,
      },
      {
        sentence: 'weak@2.0.0: It bends (moderate), https://advisories.example/1',
        isExcepted: true,
      },
    ]);
  });
});
