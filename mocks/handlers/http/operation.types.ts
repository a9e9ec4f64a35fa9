import type { operations } from '@/api/contract/schema.generated';
import type { Language } from '@/config/languages';
import type { OperationId } from '../../contract/document';
import type { Database } from '../../db/database';
import type { UserRow } from '../../db/tables';

interface Json<Body> {
  content: { 'application/json': Body };
}

type PathOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['path']>;
type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;
type BodyOf<Id extends OperationId> =
  operations[Id]['requestBody'] extends Json<infer Body> ? Body : undefined;

/** What a call answers with HTTP 200, as the contract declares it. */
type AnswerOf<Id extends OperationId> =
  operations[Id]['responses'][200] extends Json<infer Body> ? Body : never;

/** One call that keeps the contract, and who makes it. */
export interface Call<Id extends OperationId> {
  db: Database;
  params: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  /** The member of staff whose bearer was sent; null without one. */
  user: UserRow | null;
  bearer: string | null;
  /** The language that the server speaks in its answer. */
  language: Language;
}

/** Answers a call, or throws a `DomainError`. */
export type Operation<Id extends OperationId> = (call: Call<Id>) => AnswerOf<Id>;

/** An answer to every call of the contract. */
export type Operations = { [Id in OperationId]: Operation<Id> };
