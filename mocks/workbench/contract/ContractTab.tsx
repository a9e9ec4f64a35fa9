import type { CallRecord } from '../../calls';
import { operationInfos, type OperationInfo } from '../../contract/document';
import { Disclosure } from '../parts/Disclosure';
import { Json } from '../parts/Json';
import { useTexts } from '../texts';
import { resolveOneLevel } from './resolveOneLevel';

interface ContractTabProps {
  calls: readonly CallRecord[];
}

/** Every call of the contract, and which of them the log has. */
export function ContractTab({ calls }: ContractTabProps) {
  const { t } = useTexts();
  const seen = new Set(calls.map(({ operationId }) => operationId));
  const called = operationInfos.filter(({ id }) => seen.has(id)).length;
  return (
    <>
      <p>{t('contract.count', { called, all: operationInfos.length })}</p>
      <ul className="workbench-list">
        {operationInfos.map((info) => (
          <OperationItem key={info.id} info={info} isCalled={seen.has(info.id)} />
        ))}
      </ul>
    </>
  );
}

interface OperationItemProps {
  info: OperationInfo;
  isCalled: boolean;
}

function OperationItem({ info, isCalled }: OperationItemProps) {
  const { t } = useTexts();
  const { body, method, needsBearer, path } = info;
  const summary = (
    <>
      <span className="workbench-path">
        {method.toUpperCase()} {path}
      </span>
      <span>{info.summary}</span>
      <span className="workbench-hint">
        {isCalled ? `✓ ${t('contract.called')}` : t('contract.notCalled')},{' '}
        {t(needsBearer ? 'contract.bearer' : 'contract.open')}
      </span>
    </>
  );
  return (
    <li className="workbench-item">
      <Disclosure summary={summary}>
        <OperationDetails info={info} />
        <Json
          title={t('contract.body')}
          value={body === null ? t('contract.noBody') : resolveOneLevel(body)}
        />
        {[...info.answers].map(([status, schema]) => (
          <Json
            key={status}
            title={t('contract.answer', { status })}
            value={resolveOneLevel(schema)}
          />
        ))}
      </Disclosure>
    </li>
  );
}

function OperationDetails({ info: { id, parameters } }: Pick<OperationItemProps, 'info'>) {
  const { t } = useTexts();
  return (
    <>
      <p>
        <code className="workbench-id">{id}</code>
      </p>
      <h3 className="workbench-subheading">{t('contract.parameters')}</h3>
      {parameters.length === 0 && <p>{t('contract.noParameters')}</p>}
      <ul className="workbench-list">
        {parameters.map(({ name, in: place, required, schema }) => (
          <li key={`${place} ${name}`}>
            <code className="workbench-id">
              {name} ({place})
            </code>{' '}
            {t(required ? 'contract.required' : 'contract.optional')}{' '}
            <code className="workbench-id">{JSON.stringify(resolveOneLevel(schema))}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
