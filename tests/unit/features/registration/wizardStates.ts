import { createApiError } from '@/api/core/apiError';
import type { TerminationInput } from '@/api/steps/step.model';
import type { Agreement, TruckerWithCompanies } from '@/api/truckers/trucker.model';
import {
  type WizardEffect,
  type WizardEvent,
  initialWizard,
  type CarChoices,
  type Details,
  type FetchedBeforeSave,
  type ShownPrices,
  type Termination,
  type WizardPhase,
  type WizardState,
  type WorkChoices,
} from '@/features/registration/machine/wizard.state';
import {
  compareAgreement,
  type PriceComparison,
} from '@/features/registration/machine/shownPrices';
import { inputOf } from '@/features/registration/machine/wizard.effects';
import { applyEvent } from '@/features/registration/machine/wizard.machine';
import { detailsOf } from '@/features/registration/machine/serverAnswers';
import { agreement, trucker } from '@tests/support/fixtures/trucker';

export { agreement, trucker };

/** The response to loading the haulier and to saving step 1. */
export const loaded: TruckerWithCompanies = {
  trucker,
  companies: [{ id: 3, name: 'Købstædernes' }],
};

/** The details of the haulier above. */
export const details: Details = detailsOf(trucker);

/** Step 2 with injuries, which require a termination. */
export const car: CarChoices = {
  areaId: 1,
  newValueId: 2,
  ownRiskId: 3,
  injuryId: 2,
  hasRoadAssistance: true,
  roadAssistanceFrom: '2026-12-01',
  hasGlassCover: false,
};

const choice = (id: number) => ({ id, title: `Valg ${String(id)}` });

/** An agreement with the same answers to step 2. */
export const savedAgreement: Agreement = {
  ...agreement,
  area: choice(car.areaId),
  newValue: choice(car.newValueId),
  ownRisk: choice(car.ownRiskId),
  injury: choice(car.injuryId),
  hasRoadAssistance: car.hasRoadAssistance,
  roadAssistanceFrom: car.roadAssistanceFrom,
  hasGlassCover: car.hasGlassCover,
};

/** The values of the termination dialog. */
export const termination: Termination = {
  insuranceCompanyId: 3,
  policyNumber: 'P-5502187',
  terminationDate: '2026-12-31',
};

/** The same values as they are sent for the haulier above. */
export const savedTermination: TerminationInput = {
  ...termination,
  token: 'link-token',
  isAdmin: false,
  truckerId: trucker.id,
  name: trucker.name,
  cvr: trucker.cvr,
  email: trucker.email,
};

/** The answers of step 3. */
export const work: WorkChoices = {
  cars: '3',
  employees: '1.25',
  drivers: '2',
  answers: [true, false],
  injuryValidFrom: null,
  injuryComment: '',
};

/** The prices that the check page shows. */
export const shownPrices: ShownPrices = {
  premium: { premium: '9000', ensurePercent: '5', dantaxiPercent: '10' },
  car: [],
  work: [],
  chosenWork: [],
};

/** The event of submitting step 3. */
export const workSubmitted = { type: 'workSubmitted', work } as const satisfies WizardEvent;

/** The event of confirming the check page, with all prices known. */
export const agreementSubmitted = {
  type: 'agreementSubmitted',
  work,
  isPriceKnown: true,
  shownPrices,
} as const satisfies WizardEvent;

/** An event, or a function that returns it for the state in which it happens. */
export type EventIn = WizardEvent | ((state: WizardState) => WizardEvent);

export const eventIn = (state: WizardState, event: EventIn): WizardEvent =>
  typeof event === 'function' ? event(state) : event;

/** The time at which the agreement is fetched. */
export const fetchedAt = 60_000;

/** The event of fetching the agreement. Unless given otherwise, the server has the answers and prices that are shown. */
export const fetchesAgreement =
  (changes: Partial<FetchedBeforeSave & PriceComparison>): EventIn =>
  (state) => {
    const same = { news: null, changedAddOns: [], newFields: [], isChoiceGone: false };
    const all = { fetched: loaded, ...same, ...changes };
    return { type: 'agreementFetched', ...compareAgreement(state, all, all, fetchedAt) };
  };

export const agreementFetched = fetchesAgreement({});

/** As `agreementFetched` without a link: only the prices are fetched. */
export const pricesFetched = fetchesAgreement({ fetched: null });

export const error = createApiError('refused', { status: 200, message: 'Det gik ikke.' });

/** The wizard of a link in the given phase, with all answers to steps 1 to 3, and with the prices of its check. */
export function stateIn(phase: WizardPhase, changes: Partial<WizardState> = {}): WizardState {
  return {
    ...initialWizard({ token: 'link-token' }),
    trucker,
    companies: loaded.companies,
    details,
    isTerminationDue: true,
    car,
    work,
    shownPrices,
    phase,
    ...changes,
  };
}

/** An effect, with the data that its request sends. */
export interface Asked {
  type: WizardEffect;
  input?: object;
}

const inputs: Partial<Record<WizardEffect, (state: WizardState) => object>> = inputOf;

/** Applies an event to a wizard. Returns the new state, and the effects with the data of their requests. */
export function next(state: WizardState, event: EventIn): { state: WizardState; effects: Asked[] } {
  const { state: after, effects } = applyEvent(state, eventIn(state, event));
  const asked = effects.map((type) => {
    const input = inputs[type]?.(after);
    return { type, ...(input && { input }) };
  });
  return { state: after, effects: asked };
}
