import type { components } from '@/api/contract/schema.generated';
import type { WorkChoices } from '../domain/registration/agreements.domain';

/** The answers of step 3 out of its body, where each work add-on has a field of its own. */
export function readWorkChoices(body: components['schemas']['SaveWorkChoicesBody']): WorkChoices {
  const answers = new Map<number, 0 | 1>();
  for (const [name, value] of Object.entries(body)) {
    const number = /^addon_(\d+)$/u.exec(name)?.[1];
    if (number !== undefined) answers.set(Number(number), value === 1 ? 1 : 0);
  }
  const { injury_valid_from: injuryValidFrom, injury_comment: injuryComment } = body;
  const hasInjury = injuryValidFrom !== undefined || injuryComment !== undefined;
  return {
    headcount: { cars: body.cars, employees: body.employees, drivers: body.drivers },
    answers,
    injury: hasInjury
      ? { injuryValidFrom: injuryValidFrom ?? null, injuryComment: injuryComment ?? null }
      : null,
  };
}
